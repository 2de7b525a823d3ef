import type { AgentCard, RetrieveRequest, RetrieveResponse } from '@guichet/contracts';
import { formatFor, type Domain } from '@guichet/domain-kit';
import type { AgentStores } from './agent-stores.ts';
import { fillArguments } from './arguments/index.ts';
import { publishVocabulary } from './card/publish-vocabulary.ts';
import { toCard } from './card/to-card.ts';
import { chooseInSpan } from './choose/choose-in-span.ts';
import { chooseTool } from './choose/choose-tool.ts';
import { trainChooser } from './choose/train-chooser.ts';
import { withConcepts } from './choose/with-concepts.ts';
import { checkCovered } from './cover/check-covered.ts';
import { speaksOfAsked } from './cover/uncovered-aspects.ts';
import { checkFilled } from './fill/check-filled.ts';
import { guardCaller } from './guard/guard-caller.ts';
import { guardInSpan } from './guard/guard-in-span.ts';
import { guardLoaded } from './guard/guard-loaded.ts';
import { readLoadedDatasets } from './ingest/loaded-datasets.ts';
import { loadQueries } from './look/load-queries.ts';
import { lookInSpan } from './look/look-in-span.ts';
import { receiveRequest, type WorkLimits } from './receive/receive-request.ts';
import { Recogniser } from './receive/recognise-question.ts';
import { replyAnswered, replyEnded } from './reply/reply.ts';
import { exportValues } from './say/export-values.ts';
import { sayAnswer } from './say/say-answer.ts';
import { sayNothing } from './say/say-nothing.ts';
import { sayUnderstood } from './say/say-understood.ts';
import { makeEvidence } from './signal/make-evidence.ts';
import { makeSignals } from './signal/make-signals.ts';
import { signalsInSpan } from './signal/signals-in-span.ts';
import { AgentMetrics } from './trace/agent-metrics.ts';

export interface AgentParts {
  readonly domain: Domain;
  readonly stores: AgentStores;
  /** The clock; the system's when absent. */
  readonly now?: () => Date;
}

/** A domain's declaration at work. */
export interface Agent {
  readonly domain: Domain;
  /** As the domain stands now: what is loaded, which names it publishes. */
  readonly card: () => Promise<AgentCard>;
  /** Answers one sub-question. Throws GuichetError where the call itself failed; "not found" and "refused" are answers. */
  readonly retrieve: (request: RetrieveRequest, limits: WorkLimits) => Promise<RetrieveResponse>;
}

export function createAgent({ domain, stores, now = () => new Date() }: AgentParts): Agent {
  const queries = loadQueries(domain, stores.graph.engine);
  const recogniser = new Recogniser(domain, stores.graph, queries);
  const rank = trainChooser(domain);
  const metrics = new AgentMetrics(domain.id);
  const format = { en: formatFor('en'), fr: formatFor('fr') };

  return {
    domain,
    card: async () => {
      const loaded = await readLoadedDatasets(stores.graph);
      return toCard(domain, loaded, loaded.length > 0 ? await publishVocabulary(domain, stores.graph, queries) : []);
    },

    retrieve: async (request, limits) => {
      const startedAt = Date.now();
      const asked = receiveRequest(request, limits, domain, now());
      const loaded = await readLoadedDatasets(stores.graph, asked.signal);

      const recognition = await recogniser.recognise(asked, loaded.map(({ hash }) => hash).join());
      const forbidden = guardInSpan('caller', () => guardCaller(asked, recognition));
      if (forbidden) return replyEnded(forbidden, {}, startedAt);

      const { decision, chosen, ending } = chooseInSpan(() => {
        const likely = rank(withConcepts(recognition.masked, asked.language, domain.terminology));
        return chooseTool(asked, domain, likely, {
          fill: (tool) => fillArguments(tool, recognition, { language: asked.language, entities: domain.entities }),
          speaks: speaksOfAsked(asked, recognition, domain),
        });
      });
      metrics.decided(decision);
      if (ending) return replyEnded(ending, { decision }, startedAt);
      const { tool, filled } = chosen;
      const step = { decision, tool, arguments: filled.arguments };
      const stopped = guardInSpan(
        'arguments',
        () => guardLoaded(tool, loaded, asked.language) ?? checkFilled(tool, filled, asked.language),
      );
      if (stopped) return replyEnded(stopped, step, startedAt);
      if (asked.validateOnly) return replyAnswered({ sentences: [sayUnderstood(tool, asked.language)] }, step, startedAt);

      const place = { domain, stores, queries, recognition };
      const looked = await metrics.called(tool, lookInSpan(tool, filled.arguments, asked, place, decision));
      const made = makeEvidence(looked.rows, looked.passages, domain.id, now());
      const facts = { tool, arguments: filled.arguments, looked, evidence: made.evidence, domain, stores };
      const signals = signalsInSpan(() => makeSignals(facts));
      const uncovered = checkCovered(asked, tool, recognition, looked, domain);
      if (uncovered) return replyEnded(uncovered, step, startedAt, { signals });

      const { language, question } = asked;
      const result = { ...looked, arguments: filled.arguments, language, format: format[language], question };
      const sentences = looked.rows.length + looked.passages.length === 0 ? [] : sayAnswer(tool.answer[language], result, made);
      if (sentences.length === 0) return replyEnded(sayNothing(tool, result), step, startedAt, { signals });
      return replyAnswered({ sentences, evidence: made.evidence, signals, exports: exportValues(tool, looked.rows) }, step, startedAt);
    },
  };
}
