import { Status, StopReason, type Answer } from '@guichet/contracts';
import { mayUse } from '@guichet/identity';
import type { Work } from '../dispatch/work.ts';
import type { Plan } from '../plan/plan.ts';
import { composeWithoutSearch } from './compose-answer.ts';
import { compositionOf } from './composition.ts';
import { phrases } from './phrases.ts';

/** What is said where nothing needs to be searched, or one thing must be asked back first. */
export function answerWithoutSearch(plan: Exclude<Plan, { kind: 'search' }>, work: Work): Answer {
  const say = phrases[work.language];
  const stop = plan.kind === 'ambiguous' ? StopReason.STOP_REASON_CLARIFICATION : StopReason.STOP_REASON_NO_SEARCH_NEEDED;
  const how = compositionOf(work, stop);
  switch (plan.kind) {
    case 'greeting':
    case 'thanks':
    case 'chitchat':
      return composeWithoutSearch(Status.STATUS_ANSWERED, say[plan.kind], how);
    case 'answer_given':
      return composeWithoutSearch(Status.STATUS_ANSWERED, say.alreadyAnswered(plan.answer), how);
    case 'off_topic':
      return composeWithoutSearch(Status.STATUS_REFUSED, say.offTopic(domainNames(work)), how);
    case 'ambiguous':
      return composeWithoutSearch(Status.STATUS_CLARIFY, say.whichDomain(plan.choices), how, plan.choices);
    case 'no_domains':
      return composeWithoutSearch(Status.STATUS_NOT_READY, say.noDomains, how);
  }
}

/** Of the domains that the caller may use: it learns of no other. */
function domainNames({ directory, language, identity }: Work): string[] {
  const cards = directory.domains().map(({ card }) => card);
  return cards
    .filter(({ domain }) => mayUse(identity, domain))
    .map((card) => card.labels.find((label) => label.language === language)?.name ?? card.domain);
}
