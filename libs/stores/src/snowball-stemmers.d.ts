declare module 'snowball-stemmers' {
  const snowball: { newStemmer(language: 'english' | 'french'): { stem(word: string): string } };
  export default snowball;
}
