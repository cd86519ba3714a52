import { words } from '#platform/page/i18n/words.ts'

/** Words about actions on a proposal after its vote. */
export const decidingText = words('deciding', {
  title: 'What comes next',
  queue: 'Queue',
  execute: 'Execute',
  cancel: 'Cancel proposal',
  'queue.text': 'It passed. Anybody can queue it, and after the waiting time anybody can execute it.',
  'execute.text': 'It has waited long enough. Anybody can execute it until {date}.',
  'wait.text': 'It’s queued. Anybody can execute it from {date} on.',
  'cancel.text': 'Its proposer has fewer votes than a proposal needs, so anybody can cancel it.',
  'queue.title': 'Queue proposal {id}',
  'execute.title': 'Execute proposal {id}',
  'cancel.title': 'Cancel proposal {id}',
  'queue.about': 'Its calls join the treasury’s queue. Nothing is executed yet.',
  'execute.about': 'The treasury makes its calls now. This can’t be undone.',
  'cancel.about': 'It ends for good, and nobody can vote on it or execute it any more.',
  pays: 'Its calls send {amount} along, and you pay for that.',
  'queue.after': 'Once the waiting time is over, anybody can execute it.',
  'execute.after': 'Its page shows what it did.',
  'cancel.after': 'Nobody can vote on it or execute it any more.',
  'queue.done': 'Proposal {id} is queued',
  'execute.done': 'Proposal {id} is executed',
  'cancel.done': 'Proposal {id} is canceled',
})
