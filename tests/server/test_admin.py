"""The admin commands: files of tables, soundness, backups, single tables, and tables made from a list of names."""

from __future__ import annotations

import csv
import io
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import typer
from sqlalchemy import update
from typer.testing import CliRunner, Result
from websockets.sync.client import connect

from coterie.cli import app
from coterie.cli.admin import admin
from coterie.server.admin import archive, operations
from coterie.server.admin.archive import Archived
from coterie.server.protocol import VERSION
from coterie.server.store import Change, ChatRow, Store, hash_of, schema
from tests.docs.pages import ROOT, blocks, text
from tests.server.ground import drawn, lite, serving
from tests.tries import tries

Run = Callable[..., Result]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    data = tmp_path / "data"
    data.mkdir()
    return data


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    with lite(folder) as opened:
        yield opened


@pytest.fixture
def run(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs an admin command on the test's database."""
    for variable in ("LC_ALL", "LC_MESSAGES", "COTERIE_DATABASE", "COTERIE_BASE_URL"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def runs(*words: str | Path, data: Path = folder) -> Result:
        return CliRunner().invoke(app, ["admin", *map(str, words), "--data", str(data)])

    return runs


def added(store: Store, entries: int | None = 30) -> str:
    stored, _ = drawn(entries)
    store.insert(stored)
    return stored.table.id


def archived(store: Store, table: str) -> Archived:
    with archive.looking(store) as connection:
        found = archive.read(connection, table)
    assert found is not None
    return found


def everything(store: Store) -> list[Archived]:
    with archive.looking(store) as connection:
        return list(archive.everything(connection))


def refused(result: Result, *words: str) -> None:
    assert result.exit_code == 1, result.output
    (line,) = result.stderr.strip().splitlines()
    assert line.startswith("coterie: ")
    for word in words:
        assert word in line


# Files of tables.


def busy_table(store: Store) -> str:
    """A table with entries that were taken back, and with more chat than a server loads."""
    stored, _ = drawn(20)
    stored.chat = [ChatRow(number, "human", "Mina", f"line {number}", 1.0) for number in range(1, 251)]
    store.insert(stored)
    table, again = stored.table.id, stored.log[15:]
    taken_back = Change(table, 0, {"generation": 1, "length": len(stored.log)}, undo=15, generation=1, append=again, at=15)
    assert store.commit([taken_back]) == [True]
    return table


def test_a_table_goes_to_a_file_and_back_with_every_row(store: Store, run: Run, tmp_path: Path) -> None:
    table, other = busy_table(store), added(store)
    before = archived(store, table)
    assert (len(before.log), len(before.chat)) == (before.table.length + len(before.log[15:]) // 2, 250)
    file, elsewhere = tmp_path / "table.jsonl", tmp_path / "elsewhere"
    assert run("export", table, file).output == f"1 table written to {file}.\n"
    assert run("import", file, data=elsewhere).output == f"1 table read from {file}.\n"
    with lite(elsewhere) as there:
        assert everything(there) == [before]
    assert other not in file.read_text()


def test_an_exported_file_is_for_its_owner_alone(store: Store, run: Run, tmp_path: Path) -> None:
    added(store)
    run("export", "--all", tmp_path / "all.jsonl")
    assert (tmp_path / "all.jsonl").stat().st_mode & 0o077 == 0


def test_all_tables_are_exported_and_the_same_import_twice_is_refused(store: Store, run: Run, tmp_path: Path) -> None:
    added(store), added(store, None)
    file = tmp_path / "all.jsonl"
    assert run("export", "--all", file).output == f"2 tables written to {file}.\n"
    refused(run("import", file), "already", "nothing was imported")


def test_an_import_is_all_or_nothing(store: Store, run: Run, tmp_path: Path) -> None:
    added(store)
    file, elsewhere = tmp_path / "all.jsonl", tmp_path / "elsewhere"
    run("export", "--all", file)
    sound = file.read_text()
    head, table, _ = sound.splitlines()
    unsound = json.loads(table)
    unsound["table"]["id"] = "other"
    unsound["log"][7]["key"] = "no-such-key"
    file.write_text("\n".join([head, table, json.dumps(unsound), '{"end":2}']) + "\n")
    refused(run("import", file, data=elsewhere), "table other is not sound", "no-such-key")
    with lite(elsewhere) as there:
        assert everything(there) == []


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "empty"),
        (b"\x00\xff", "line 1 is not a table"),
        (b'{"format": "else"}\n', "coterie-tables-1"),
        (b'{"format": "coterie-tables-1"}\n', "cut short"),
        (b'{"format": "coterie-tables-1"}\n{"end":1}\n', "cut short"),
        (b'{"format": "coterie-tables-1"}\n{"table": 3}\n', "line 2 is not a table"),
        (b'{"format": "coterie-tables-1"}\n' + b"[" * 100_000, "line 2 is not a table"),
    ],
)
def test_what_is_no_file_of_tables_is_refused(run: Run, tmp_path: Path, content: bytes, words: str) -> None:
    file = tmp_path / "file.jsonl"
    file.write_bytes(content)
    refused(run("import", file), str(file), words)
    refused(run("restore", file), str(file), words)


def test_names_of_files_and_tables_that_are_not_there(store: Store, run: Run, tmp_path: Path) -> None:
    refused(run("import", tmp_path / "none"), "cannot be read")
    refused(run("export", "nowhere", tmp_path / "file"), "'nowhere'")
    refused(run("export", "--all", tmp_path / "no" / "folder"), "cannot be written")
    refused(run("fsck", data=tmp_path / "none"), "--data")
    assert not (tmp_path / "none").exists()
    assert run("export", "nowhere").exit_code == 2


def test_a_database_of_another_kind_is_refused_in_words(run: Run, tmp_path: Path) -> None:
    (tmp_path / "coterie.sqlite").write_text("this is no database, it only has its name and is long enough to be taken for one" * 50)
    refused(run("fsck", data=tmp_path), "database")


# Soundness.


def test_sound_tables(store: Store, run: Run) -> None:
    added(store), added(store, None), busy_table(store)
    assert run("fsck").output == "3 tables replayed. No errors.\n"


def break_log(store: Store, table: str, at: int, **columns: Any) -> None:
    here = (schema.log.c.table_id == table, schema.log.c.number == at, schema.log.c.undone == 0)
    with store.engine.begin() as connection:
        connection.execute(update(schema.log).where(*here).values(**columns))


def break_table(store: Store, table: str, **columns: Any) -> None:
    with store.engine.begin() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**columns))


@pytest.mark.parametrize(
    ("fault", "row", "words"),
    [
        ({"key": "no-such-key"}, 9, "no-such-key"),
        ({"seat": "nobody"}, 9, "nobody"),
        ({"number": 99}, 9, "missing"),
        ({"undone": 3}, -1, "generation"),
    ],
)
def test_a_broken_entry_is_found_with_its_table_and_row(store: Store, run: Run, fault: dict[str, Any], row: int, words: str) -> None:
    table, _ = added(store), added(store)
    row %= len(archived(store, table).log)
    break_log(store, table, row, **fault)
    ran = run("fsck")
    assert ran.exit_code == 1
    assert any(line.startswith(f"{table}, row {row}: ") and words in line for line in ran.output.splitlines()), ran.output


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ({"length": 999}, "999 entries"),
        ({"game": "chess"}, "cannot be set up"),
        ({"seed": "no number"}, "cannot be set up"),
        ({"status": "over"}, "over"),
        ({"outcome": {"winners": ["human"], "scores": {}}}, "outcome"),
    ],
)
def test_a_broken_table_is_found(store: Store, run: Run, fault: dict[str, Any], words: str) -> None:
    table = added(store)
    break_table(store, table, **fault)
    ran = run("fsck")
    assert ran.exit_code == 1
    assert ran.output.startswith(f"{table}: ")
    assert words in ran.output


def test_another_seed_is_another_game(store: Store, run: Run) -> None:
    table = added(store, None)
    break_table(store, table, seed="1")
    assert run("fsck").exit_code == 1


# The whole database.


def test_backup_and_restore(store: Store, run: Run, tmp_path: Path) -> None:
    table = busy_table(store)
    kept, file = everything(store), tmp_path / "backup.sqlite"
    assert run("backup", file).exit_code == 0
    assert file.stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("*-wal"))
    assert store.commit([Change(table, 1, {"title": "later"})]) == [True]
    added(store)
    refused(run("restore", file), "--force")
    assert len(everything(store)) == 2
    assert run("restore", file, "--force").output == f"The database is restored from {file}.\n"
    (now,) = everything(store)
    assert now.table.version > 2, "a server that runs meanwhile must notice"
    now.table.version = kept[0].table.version
    assert [now] == kept


def test_a_backup_can_be_restored_elsewhere(store: Store, run: Run, tmp_path: Path) -> None:
    added(store), added(store, None)
    kept = everything(store)
    for name in ("backup", "export"):
        file, elsewhere = tmp_path / name, tmp_path / f"{name}-data"
        run(*(("backup", file) if name == "backup" else ("export", "--all", file)))
        assert run("restore", file, data=elsewhere).exit_code == 0
        with lite(elsewhere) as there:
            assert everything(there) == kept


def test_a_backup_is_whole_while_somebody_writes(store: Store, folder: Path, tmp_path: Path) -> None:
    table = added(store)
    with lite(folder) as other, store.engine.begin() as connection:
        connection.execute(update(schema.tables).values(title="half"))
        operations.backup(other, tmp_path / "backup")
    with closing(sqlite3.connect(tmp_path / "backup")) as backup:
        assert backup.execute("SELECT id, title FROM tables").fetchall() == [(table, "Friday")]


def test_a_backup_never_replaces_a_good_one_with_half_a_one(
    store: Store, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    added(store)
    file = tmp_path / "all.jsonl"
    run("export", "--all", file)
    good = file.read_bytes()

    def breaks(tables: Any) -> Iterator[bytes]:
        yield b"half"
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(archive, "lines", breaks)
    refused(run("export", "--all", file), "No space left")
    assert file.read_bytes() == good
    assert {path.name for path in tmp_path.iterdir()} == {"all.jsonl", "data"}


# Single tables.


def test_close(store: Store, run: Run) -> None:
    table = added(store)
    assert run("close", table).output == f"Table {table} closed.\n"
    assert archived(store, table).table.status == "closed"
    assert run("fsck").exit_code == 0
    refused(run("close", "nowhere"), "'nowhere'")


def test_kick_from_a_game_lets_a_bot_play_on(store: Store, run: Run) -> None:
    table = added(store)
    assert run("kick", table, "human").exit_code == 0
    now = archived(store, table)
    (seat,) = [seat for seat in now.seats if seat.seat == "human"]
    assert (seat.kind, seat.bot, seat.token_hash) == ("bot", "steady", "")
    assert seat.name in ("Osanna", "Rutger")
    assert now.table.due is not None
    refused(run("kick", table, "human"), "no person")
    refused(run("kick", table, "dracula"), "human")


def test_kick_before_the_game_opens_the_seat(store: Store, run: Run) -> None:
    stored, _ = drawn(0)
    stored.table.status = "gathering"
    store.insert(stored)
    assert run("kick", stored.table.id, "human").exit_code == 0
    assert [seat.kind for seat in archived(store, stored.table.id).seats if seat.seat == "human"] == ["open"]


def test_mute_and_unmute(store: Store, run: Run) -> None:
    table = added(store)
    for words, muted in (((), True), (("--off",), False)):
        assert run("mute", table, "human", *words).exit_code == 0
        assert [seat.muted for seat in archived(store, table).seats if seat.seat == "human"] == [muted]


def test_a_change_is_tried_again_when_a_game_gets_ahead(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = added(store)
    load = store.load
    beaten: list[Any] = []

    def slowly(wanted: str) -> Any:
        stored = load(wanted)
        if not beaten:
            beaten.append(store.commit([Change(table, 0, {"title": "quicker"})]))
        return stored

    monkeypatch.setattr(store, "load", slowly)
    operations.close(store, table)
    now = archived(store, table).table
    assert (now.title, now.status, now.version) == ("quicker", "closed", 2)


def test_an_id_that_begins_with_a_dash(store: Store, run: Run) -> None:
    stored, _ = drawn(3)
    stored.table.id = "-dash"
    store.insert(stored)
    assert run("close", "-dash").exit_code == 0


def test_purge(store: Store, run: Run) -> None:
    old_over, old_playing, new_over = drawn(None)[0], drawn(5)[0], drawn(None)[0]
    for stored in (old_over, old_playing):
        stored.table.moved -= 91 * 86_400
    for stored in (old_over, old_playing, new_over):
        store.insert(stored)
    assert run("purge", "--older-than", "90", "--dry-run").output == "1 table would be deleted.\n"
    assert len(everything(store)) == 3
    assert run("purge", "--older-than", "90").output == "1 table deleted.\n"
    assert {one.table.id for one in everything(store)} == {old_playing.table.id, new_over.table.id}
    assert run("purge", "--older-than", "90", "--playing").exit_code == 0
    assert [one.table.id for one in everything(store)] == [new_over.table.id]
    with archive.looking(store) as connection:
        for child in (schema.seats, schema.log):
            assert {row.table_id for row in connection.execute(child.select())} == {new_over.table.id}


# Tables from a list of names.


def seats_file(tmp_path: Path, *lines: str) -> Path:
    file = tmp_path / "seats.csv"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def test_one_link_for_each_name(store: Store, run: Run, tmp_path: Path) -> None:
    lines = (
        "table,game,seat,name,email",
        "Final,empire,human,Mina,mina@example.org",
        "Final,empire,,Vlad,",
        'Third place,empire,,"Ruthven, Lord",',
    )
    file = seats_file(tmp_path, *lines)
    ran = run("create", "--from", file, "--bot", "steady", "--base-url", "https://play.example.org/coterie/", "--clock", "decision:3600")
    assert ran.exit_code == 0, ran.output
    rows = list(csv.DictReader(io.StringIO(ran.output)))
    assert [(row["name"], row["seat"]) for row in rows] == [("Mina", "human"), ("Vlad", "vampire"), ("Ruthven, Lord", "vampire")]
    tables = {one.table.title: one for one in everything(store)}
    assert set(tables) == {"Final", "Third place"}
    for row in rows:
        start, _, rest = row["link"].partition("#/seat/")
        table, token = rest.split("/")
        assert (start, table) == ("https://play.example.org/coterie/", tables[row["table"]].table.id)
        (seat,) = [seat for seat in tables[row["table"]].seats if seat.seat == row["seat"]]
        assert seat.token_hash == hash_of(token)
        assert bool(seat.notices) == (row["name"] == "Mina")
    assert {one.table.status for one in tables.values()} == {"playing"}
    assert tables["Final"].table.clock["seconds"] == 3600
    assert [seat.kind for seat in tables["Third place"].seats] == ["person", "bot"]


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (("table,game,name",), "nobody is named"),
        (("table,name", "A,B"), "no column 'game'"),
        (("table,game,name,shoe", "A,empire,B,44"), "'shoe'"),
        (("table,game,name", "A,empire,"), "line 2: no name"),
        (("table,game,name", "A,chess,B"), "chess"),
        (("table,game,name", "A,empire,B"), "nobody is named for human"),
        (("table,game,seat,name", "A,empire,human,B", "A,empire,human,C"), "line 3"),
        (("table,game,seat,name", "A,empire,dracula,B"), "not one of"),
        (("table,game,name", "A,empire,B", "A,empire,C", "A,empire,D"), "one too many"),
        (("table,game,name,email", "A,empire,B,no address", "A,empire,C,"), "line 2"),
        (("table,game,name,language", "A,empire,B,klingon", "A,empire,C,it"), "line 2"),
        (("table,game,name", "A,empire," + "B" * 41, "A,empire,C"), "line 2"),
        (('table,game,name\n"',), "not a CSV file"),
    ],
)
def test_a_list_with_a_mistake_makes_no_table(store: Store, run: Run, tmp_path: Path, lines: tuple[str, ...], words: str) -> None:
    refused(run("create", "--from", seats_file(tmp_path, *lines)), words)
    assert everything(store) == []


def test_a_clock_that_cannot_be(run: Run, tmp_path: Path) -> None:
    file = seats_file(tmp_path, "table,game,name", "A,empire,B", "A,empire,C")
    assert run("create", "--from", file, "--clock", "decision:5").exit_code == 2


# While a server runs.


def test_a_running_server_notices(folder: Path, run: Run, tmp_path: Path) -> None:
    """Tables made, kicked from and closed beside a running server are so for the people at them."""
    with serving("--data", folder) as address:
        made = run("create", "--from", seats_file(tmp_path, "table,game,name", "A,empire,Vlad", "A,empire,Mina"), "--base-url", address)
        table, token = next(csv.DictReader(io.StringIO(made.output)))["link"].split("/")[-2:]
        with urlopen(f"{address}api/tables/{table}") as answer:  # noqa: S310  # our own server
            assert json.load(answer)["status"] == "playing"
        with connect(f"ws{address.removeprefix('http')}ws/{table}", open_timeout=60) as socket:
            socket.send(json.dumps({"type": "hello", "version": VERSION, "token": token}))
            assert next_of(socket, "state")["ask"] is not None
            assert run("kick", table, "human").exit_code == 0
            next_of(socket, "table", lambda told: [seat["kind"] for seat in told["info"]["seats"]] == ["person", "bot"])
            assert run("mute", table, "vampire").exit_code == 0
            next_of(socket, "state")
            socket.send(json.dumps({"type": "say", "text": "hello", "id": 7}))
            assert "muted" in next_of(socket, "refused")["message"]
            assert run("kick", table, "vampire").exit_code == 0
            assert next_of(socket, "problem")["code"] == "seat-lost"
        assert run("close", table).exit_code == 0
        with urlopen(f"{address}api/tables/{table}") as answer:  # noqa: S310  # our own server
            assert json.load(answer)["status"] == "closed"
        assert run("fsck").exit_code == 0


def next_of(socket: Any, kind: str, test: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
    """The next message of that type that passes the test."""
    for _ in tries(f"a message of the type {kind}"):
        message: dict[str, Any] = json.loads(socket.recv(timeout=60))
        if message["type"] == kind and test(message):
            return message
    raise AssertionError


# The page for hosts.


def test_the_commands_of_the_page_for_hosts(store: Store, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, in one folder, as a host would type them; only where the tables are is another place."""
    table = added(store)
    monkeypatch.chdir(tmp_path)
    (listed,) = [block for block in blocks("docs/host.md", "text") if block.startswith("table,game")]
    (tmp_path / "seats.csv").write_text(listed)
    lines = [line for block in blocks("docs/host.md", "bash") for line in block.splitlines() if line.startswith("coterie admin ")]
    assert {line.split()[2] for line in lines} == set(typer.main.get_command(admin).commands)  # type: ignore[attr-defined]  # it is a group
    for line in lines:
        places = {"TABLE": table, "/var/lib/coterie": str(folder), "/srv/elsewhere": str(tmp_path / "elsewhere")}
        ran = CliRunner().invoke(app, [places.get(word, word) for word in line.split()[1:]])
        assert ran.exit_code == 0, (line, ran.output)


def test_the_settings_of_the_page_for_hosts_are_those_that_are_read() -> None:
    source = "".join(path.read_text() for path in (ROOT / "src" / "coterie").rglob("*.py"))
    told = set(re.findall(r"^\| `(COTERIE_\w+)` \|", text("docs/host.md"), re.MULTILINE))
    assert told == set(re.findall(r"\bCOTERIE_[A-Z_]+\b", source))
