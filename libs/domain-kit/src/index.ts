export { languages, type Language, type Localized } from './language.ts';
export type {
  AmountParameter,
  Argument,
  Arguments,
  ChoiceParameter,
  DateParameter,
  EntityParameter,
  NumberParameter,
  Parameter,
  Parameters,
  PeriodParameter,
  QuestionParameter,
} from './parameter.ts';
export type { Entity, NamedEntity, PatternEntity, Questions, Term, Terminology } from './entity.ts';
export {
  computed,
  passages,
  template,
  type Body,
  type Caller,
  type ComputedBody,
  type Found,
  type Look,
  type PassagesBody,
  type QuotedPassage,
  type Role,
  type SearchOptions,
  type TemplateBody,
} from './body.ts';
export type { AnswerTemplate, Export, Result, Said } from './answer.ts';
export { formatFor, type Format } from './format.ts';
export { defineTool, type Tool } from './tool.ts';
export { defineDataset, type Dataset, type Reading } from './dataset.ts';
export type { Domain, Group } from './domain.ts';
export { defineDomain } from './define-domain.ts';
export type { Fault } from './fault.ts';
export { lintDomain } from './lint-domain.ts';
export { termLines } from './term-lines.ts';
export { parseExample, type ParsedExample } from './parse-example.ts';
export type { GraphNode, GraphRelationship, Passage, Row, Value } from '@guichet/stores';
