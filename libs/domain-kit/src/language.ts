export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
/** The same thing in every language served. */
export type Localized<T = string> = Readonly<Record<Language, T>>;
