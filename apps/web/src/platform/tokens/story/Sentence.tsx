import type { Address } from '@musi/domain/address'
import type { Deeds, Piece, SafeText, SongNumber, Span, Story, Sum } from '@musi/chain/explain/story'
import type { ExplainedTransaction } from '@musi/chain/explain/explainTransaction'
import { Text } from '@musi/ui/Text'
import { Fragment, type ReactNode } from 'react'
import { AddressName } from '../explain/AddressName.tsx'
import { Amount } from '../explain/Amount.tsx'
import { t as whoText } from '../explain/whoWords.ts'
import { SongName } from '../songs/SongName.tsx'
import { t } from './storyWords.ts'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { spanText } from '#platform/page/time/spanText.ts'

/** A placeholder mark for each parameter of any sentence. */
const MARKS = Object.fromEntries(
  'who to sum paid spender token sold bought one other pool proposal name symbol collection piece contract count deed deeds song voter span'
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
  | 'deed'
  | 'deeds'
  | 'song'
  | 'voter'
  | 'span'

function SumText({ currency, amount, limit }: Sum) {
  const shown = <Amount currency={currency} amount={amount} />
  return limit === undefined ? shown : withParts(t(limit, MARKS), { sum: shown })
}

function PieceText({ collection, id }: Piece) {
  return withParts(whoText('piece', { id: String(id), collection: MARKS.collection }), {
    collection: <AddressName address={collection} />,
  })
}

/** More of them would be no sentence; the rest is among the arguments. */
const MOST_DEEDS = 3

const DeedList = ({ stories }: Deeds) => (
  <>
    {stories.slice(0, MOST_DEEDS).map((story, at) => (
      // The list never changes, so the index is a good key.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>
        {at > 0 && '; '}
        <ToDoSentence story={story} />
      </Fragment>
    ))}
    {stories.length > MOST_DEEDS && ' …'}
  </>
)

type Value = Address | Sum | SafeText | Piece | Span | SongNumber | Deeds

const valueNode = (value: Value): ReactNode => {
  if (typeof value === 'string') return <AddressName address={value} />
  if ('seconds' in value)
    return (
      <Text as="b" tone="strong" weight={640}>
        {spanText(value.seconds)}
      </Text>
    )
  if ('song' in value) return <SongName song={value.song} />
  if ('stories' in value) return <DeedList {...value} />
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

/** An act as a sentence with linked names. */
export const DoneSentence = ({ who, story }: { who: Address; story: Story }) =>
  withParts(t(story.kind, MARKS), { ...partsOf(story), who: <AddressName address={who} /> })

/** A failed attempt as a sentence. */
export const FailedSentence = (told: { who: Address; story: Story }) => <UndoneSentence {...told} how="failed" />

const UndoneSentence = ({ who, story, how }: { who: Address; story: Story; how: 'failed' | 'waits' }) =>
  withParts(t(how, MARKS), {
    who: <AddressName address={who} />,
    deed: withParts(t(`to.${story.kind}`, MARKS), partsOf(story)),
  })

/** One sentence for a transaction that succeeded, failed or is about to be sent. */
export function Sentence({ explained: { story, transaction, receipt, done } }: { explained: ExplainedTransaction }) {
  const deed = { who: transaction.from, story }
  return done ? <DoneSentence {...deed} /> : <UndoneSentence {...deed} how={receipt === null ? 'waits' : 'failed'} />
}

/** A step of a plan, without a subject. */
export const ToDoSentence = ({ story }: { story: Story }) => withParts(t(`to.${story.kind}`, MARKS), partsOf(story))
