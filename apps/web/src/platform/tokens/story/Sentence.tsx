import type { Address } from '@musi/domain/address'
import type { Operations, Piece, SafeText, SongReference, Span, Story, Sum } from '@musi/chain/explain/story'
import type { ExplainedTransaction } from '@musi/chain/explain/explainTransaction'
import { Text } from '@musi/ui/Text'
import type { ReactNode } from 'react'
import { AddressName, NameText } from '../explain/AddressName.tsx'
import { Amount } from '../explain/Amount.tsx'
import { identityText } from '../explain/whoWords.ts'
import { SongName } from '../songs/SongName.tsx'
import { storyText } from './storyWords.ts'
import { language } from '#platform/page/i18n/language.ts'
import type { Language } from '@musi/domain/text/languages'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { spanText } from '#platform/page/time/spanText.ts'

/** A placeholder mark for each parameter of any sentence. */
const MARKS = Object.fromEntries(
  'who to sum paid spender token sold bought one other pool proposal name symbol collection piece contract count activity song voter span sponsor'
    .split(' ')
    .map((name) => [name, `⟦${name}⟧`]),
) as Record<Gap, string>
type Gap =
  | 'who'
  | 'to'
  | 'sum'
  | 'paid'
  | 'spender'
  | 'token'
  | 'sold'
  | 'bought'
  | 'one'
  | 'other'
  | 'pool'
  | 'proposal'
  | 'name'
  | 'symbol'
  | 'collection'
  | 'piece'
  | 'contract'
  | 'count'
  | 'activity'
  | 'song'
  | 'voter'
  | 'span'
  | 'sponsor'

function SumText({ currency, amount, limit }: Sum) {
  const shown = <Amount currency={currency} amount={amount} />
  return limit === undefined ? shown : withParts(storyText(limit, MARKS), { sum: shown })
}

function PieceText({ collection, id }: Piece) {
  return withParts(identityText('piece', { id: String(id), collection: MARKS.collection }), {
    collection: <AddressName address={collection} />,
  })
}

/** Most acts of a batch in its sentence; the others are counted, and listed with the arguments. */
const MAX_SENTENCES = 2

/** Several things, the first two by their own sentences. */
function batchNode<One>(all: readonly One[], tell: (one: One, at: number) => ReactNode): ReactNode {
  const [one, other] = all.slice(0, MAX_SENTENCES).map(tell)
  const count = all.length - MAX_SENTENCES
  return withParts(count > 0 ? storyText('batched.more', { ...MARKS, count }) : storyText('batched', MARKS), {
    one,
    other,
  })
}

type Value = Address | Sum | SafeText | Piece | Span | SongReference

const valueNode = (value: Value): ReactNode => {
  if (typeof value === 'string') return <AddressName address={value} />
  if ('seconds' in value)
    return (
      <Text as="b" tone="strong" weight={640}>
        {spanText(value.seconds)}
      </Text>
    )
  if ('song' in value) return <SongName song={value.song} />
  if ('text' in value)
    return (
      <Text as="b" tone="strong" weight={640}>
        {value.text}
      </Text>
    )
  return 'currency' in value ? <SumText {...value} /> : <PieceText {...value} />
}

const partsOf = (story: Story): Record<string, ReactNode> =>
  Object.fromEntries(
    Object.entries(story).flatMap(([name, value]) => (name === 'kind' ? [] : [[name, valueNode(value as Value)]])),
  )

/** Languages in which two verbs share a subject: “Theo swapped … and let …”. Other languages repeat it. */
const SHARES_SUBJECT: ReadonlySet<Language> = new Set(['en', 'de', 'es', 'fr', 'pt-BR', 'zh-CN'])

/** The text without its subject; unchanged in languages that repeat the subject. */
function withoutSubject(text: string): string {
  const subject = `${MARKS.who} `
  return SHARES_SUBJECT.has(language()) && text.startsWith(subject) ? text.slice(subject.length) : text
}

/** Makes a text without a subject a line of its own. */
const asLine = (text: string): string => {
  const line = withoutSubject(text)
  return line.charAt(0).toLocaleUpperCase(language()) + line.slice(1)
}

/** The subject of a sentence; `isPage`: the page is about this account, so its sentences do not name it. */
type Subject = { who: Address; isPage?: boolean }

const subjectNode = ({ who, isPage }: Subject): ReactNode =>
  isPage === true ? <NameText address={who} /> : <AddressName address={who} />

function doneNode(story: Story, subject: Subject, isSecond = false): ReactNode {
  if (story.kind === 'operated') return operationsNode(story.operations, subject)
  if (story.kind === 'batched')
    return batchNode(story.activities.stories, (each, at) => doneNode(each, subject, at > 0))
  const text = storyText(story.kind, MARKS)
  const shown = isSecond ? withoutSubject(text) : subject.isPage === true ? asLine(text) : text
  return withParts(shown, { ...partsOf(story), who: subjectNode(subject) })
}

/** Operations of accounts, each with its own account as the subject. */
function operationsNode({ operations }: Operations, { who, isPage }: Subject): ReactNode {
  const tell = ({ by, done, story }: Operations['operations'][number]) => {
    const subject = { who: by, isPage: isPage === true && by === who }
    return done ? doneNode(story, subject) : <UndoneSentence story={story} {...subject} how="failed" />
  }
  const [only] = operations
  return operations.length === 1 && only !== undefined ? tell(only) : batchNode(operations, tell)
}

const toDoNode = (story: Story): ReactNode =>
  story.kind === 'batched'
    ? batchNode(story.activities.stories, toDoNode)
    : withParts(storyText(`to.${story.kind}`, MARKS), partsOf(story))

/** An act as a sentence with linked names. */
export const DoneSentence = ({ story, ...subject }: Subject & { story: Story }) => doneNode(story, subject)

/** A failed attempt as a sentence. */
export const FailedSentence = (props: Subject & { story: Story }) => <UndoneSentence {...props} how="failed" />

const UndoneSentence = ({ story, how, ...subject }: Subject & { story: Story; how: 'failed' | 'waits' }) =>
  withParts(subject.isPage === true ? asLine(storyText(how, MARKS)) : storyText(how, MARKS), {
    who: subjectNode(subject),
    activity: toDoNode(story),
  })

/** One sentence for a transaction that succeeded, failed or is about to be sent. `page`: the account a page is about. */
export function Sentence({ explained, page }: { explained: ExplainedTransaction; page?: Address | undefined }) {
  const { story, transaction, receipt, done } = explained
  const activity = { who: transaction.from, story, isPage: transaction.from === page }
  // Operations are sent by somebody other than their account.
  const isOperated = story.kind === 'operated' && page !== undefined
  return done ? (
    <DoneSentence {...activity} {...(isOperated && { who: page, isPage: true })} />
  ) : (
    <UndoneSentence {...activity} how={receipt === null ? 'waits' : 'failed'} />
  )
}

/** A step of a plan, without a subject. */
export const ToDoSentence = ({ story }: { story: Story }) => toDoNode(story)
