import { describe, expect, it } from '@jest/globals';
import { subjectOf } from './subject-of.ts';

describe('subjectOf', () => {
  it.each([
    ['According to the reports, who or what is Skylark?', 'Skylark?'],
    ["What other name does Brightwater's pension scheme go by?", "Brightwater's pension scheme ?"],
    ["D'après les rapports, qu'est-ce que Skylark ?", 'Skylark ?'],
    ['Why did Velora acquire Skylark?', 'Why did Velora acquire Skylark?'],
    ["C'est quoi ?", '?'],
  ])('of "%s"', (question, subject) => expect(subjectOf(question)).toBe(subject === '?' ? question : subject));
});
