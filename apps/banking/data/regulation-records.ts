export interface ParagraphRecord {
  readonly label: string;
  readonly part: string;
  readonly regulation: string;
  readonly regulationTitle: string;
  readonly title: string;
  readonly text: string;
  readonly effective: string;
}

export interface DefinitionRecord {
  readonly label: string;
  readonly term: string;
}

export interface ReferenceRecord {
  readonly source: string;
  readonly reftype: string;
  readonly target: string;
  readonly anchor: string;
}

export interface RegulationRecords {
  readonly paragraphs: readonly ParagraphRecord[];
  readonly definitions: readonly DefinitionRecord[];
  readonly references: readonly ReferenceRecord[];
}
