/** The people of Vampire Empire: what each carries, on a lancet window of 60 by 84, and the colour of their profession. */

export type Profession = "nobles" | "clergy" | "servants";

export const PROFESSION_COLOURS: Record<Profession, string> = {
  nobles: "var(--heather)",
  clergy: "var(--moss)",
  servants: "var(--walnut)",
};

export interface Person {
  profession: Profession;
  attribute: string;
}

export const PEOPLE: Record<string, Person> = {
  lady: { profession: "nobles", attribute: "M30 62 12 40a26 26 0 0 1 36 0ZM30 62 18 35M30 62 26 32M30 62 34 32M30 62 42 35" },
  lord: { profession: "nobles", attribute: "M14 61 10 36l10 9.500L30 28l10 17.500L50 36l-4 25ZM14.800 54h30.400" },
  officer: { profession: "nobles", attribute: "M46 30 22 58M16 52l12 12M22 58l-7 7M46 30c-10 3-19 11-24 19" },
  monk: { profession: "clergy", attribute: "M30 37c-5-4-11-5-18-4v26c7-1 13 0 18 4 5-4 11-5 18-4V33c-7-1-13 0-18 4ZM30 37v26M17 41c3 0 6 .4 8.500 1.500M17 48c3 0 6 .4 8.500 1.500M43 41c-3 0-6 .4-8.500 1.500M43 48c-3 0-6 .4-8.500 1.500" },
  nun: { profession: "clergy", attribute: "M25.500 42h9v19h-9ZM30 42v-4M30 21c4.500 5.500 5.500 8 5.500 11a5.500 5.500 0 0 1-11 0c0-3 1-5.500 5.500-11ZM17 61h26l-3 5.500H20Z" },
  bishop: { profession: "clergy", attribute: "M14 62V48c0-9 9-13 12-23l4 6 4-6c3 10 12 14 12 23v14ZM14 55h32M30 38v12M25 43h10" },
  maid: { profession: "servants", attribute: "M42 26 27 46M20 44l14 10-8 12-16-8ZM16 50l14 9M14 55l13 8" },
  cook: { profession: "servants", attribute: "M14 43h32v13a9 9 0 0 1-9 9H23a9 9 0 0 1-9-9ZM9.500 47.500H14M46 47.500h4.500M22 36c-3.500-4 3.500-6 0-11M30 36c-3.500-4 3.500-6 0-11M38 36c-3.500-4 3.500-6 0-11" },
  butler: { profession: "servants", attribute: "M30 24a8 8 0 1 1-.1 0ZM30 40v24M30 56h8M30 62h6" },
};
