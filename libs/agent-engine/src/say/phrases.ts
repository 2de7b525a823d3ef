import type { Language } from '@guichet/domain-kit';

/** What the agent itself says, where no tool's template speaks. */
export interface Phrases {
  readonly otherCustomer: string;
  readonly notPermitted: string;
  readonly internalDocument: string;
  readonly unknownEntity: (words: string) => string;
  readonly aspectNotCovered: (aspects: string) => string;
  readonly notLoaded: string;
  readonly nothingFound: string;
  readonly noTool: string;
  readonly which: (words: string) => string;
  readonly whichMeaning: string;
  readonly understood: (label: string) => string;
  readonly quoted: (title: string, quote: string) => string;
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    otherCustomer: 'This concerns another person; I can only show you your own data.',
    notPermitted: 'This information is not available to you.',
    internalDocument: 'This is in an internal document that I may not show you.',
    unknownEntity: (words) => `I do not know "${words}": it is not in the data.`,
    aspectNotCovered: (aspects) => `The data says nothing about ${aspects}.`,
    notLoaded: 'The data for this question is not loaded yet.',
    nothingFound: 'I found nothing about this in the data.',
    noTool: 'No other way of looking is left for this question.',
    which: (words) => `Which one do you mean by "${words}"?`,
    whichMeaning: 'Which of these do you want to know?',
    understood: (label) => `Understood as: ${label}`,
    quoted: (title, quote) => (title === '' ? quote : `${title}: "${quote}"`),
  },
  fr: {
    otherCustomer: 'Cela concerne une autre personne ; je ne peux vous montrer que vos propres données.',
    notPermitted: 'Cette information ne vous est pas accessible.',
    internalDocument: 'Cela figure dans un document interne que je ne peux pas vous montrer.',
    unknownEntity: (words) => `Je ne connais pas « ${words} » : ce nom ne figure pas dans les données.`,
    aspectNotCovered: (aspects) => `Les données ne disent rien sur ${aspects}.`,
    notLoaded: 'Les données pour cette question ne sont pas encore chargées.',
    nothingFound: "Je n'ai rien trouvé à ce sujet dans les données.",
    noTool: 'Il ne reste aucune autre façon de chercher pour cette question.',
    which: (words) => `Lequel voulez-vous dire par « ${words} » ?`,
    whichMeaning: 'Laquelle de ces informations voulez-vous ?',
    understood: (label) => `Compris ainsi : ${label}`,
    quoted: (title, quote) => (title === '' ? quote : `${title} : « ${quote} »`),
  },
};
