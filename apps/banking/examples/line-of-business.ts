import type { Questions } from '@guichet/domain-kit';

/** Questions for a bank's counter that no tool answers. */
export const lineOfBusiness: Questions = {
  en: [
    'What is my IBAN?',
    'Can I get a mortgage for a flat?',
    'my card was swallowed by the cash machine',
    'How do I set up a standing order?',
  ],
  fr: [
    "C'est quoi mon IBAN ?",
    'Puis-je avoir un prêt immobilier ?',
    'le distributeur a avalé ma carte',
    'Comment mettre en place un virement permanent ?',
  ],
};
