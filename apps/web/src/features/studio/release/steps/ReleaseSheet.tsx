import { symbolText } from '@musi/domain/amount/symbolText'
import { safeText } from '@musi/domain/safeText'
import { COLLECTION_LIMITS, PIECE_LIMITS } from '@musi/domain/text/textLimits'
import { Text } from '@musi/ui/Text'
import { percentText } from '#platform/page/money/percentText.ts'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { openingText } from '../../terms/openingText.ts'
import type { ReleaseAct } from './releaseIntent.ts'
import { releaseText } from '../state/releaseWords.ts'

const nameOf = (act: ReleaseAct) =>
  act.kind === 'open' ? safeText(act.name, COLLECTION_LIMITS.name) : safeText(act.title, PIECE_LIMITS.name)
const titleOf = (act: ReleaseAct) => releaseText(`review.${act.kind}`, { name: nameOf(act) })

const fullText = (text: string) => (
  <Text as="code" key={text} size={14} plain breaks>
    {text}
  </Text>
)

/** All facts of the transaction to be signed. */
function factsOf(act: ReleaseAct): Facts {
  if (act.kind === 'open')
    return [
      [releaseText('fact.name'), nameOf(act)],
      [releaseText('fact.symbol'), symbolText(act.symbol)],
      [
        releaseText('fact.text'),
        act.text === '' ? releaseText('fact.none') : safeText(act.text, COLLECTION_LIMITS.text),
      ],
      [releaseText('fact.artist'), fullText(act.artist)],
    ]
  if (act.kind === 'allow')
    return [
      [releaseText('fact.piece'), releaseText('number', { name: nameOf(act), number: String(act.tokenId) })],
      [releaseText('fact.collection'), fullText(act.collection)],
      [releaseText('fact.market'), fullText(act.market)],
    ]
  return [
    [releaseText('fact.name'), nameOf(act)],
    [
      releaseText('fact.collection'),
      <span key="collection">
        {safeText(act.collectionName, COLLECTION_LIMITS.name)} {fullText(act.collection)}
      </span>,
    ],
    [releaseText('fact.owner'), fullText(act.artist)],
    [releaseText('fact.opens'), openingText(act.releaseSeconds)],
    [releaseText('fact.royalty'), act.royaltyBps === 0 ? releaseText('royalty.none') : percentText(act.royaltyBps)],
    [releaseText('fact.file'), fullText(act.uri)],
  ]
}

type Props = { session: ReviewSession<ReleaseAct>; returnFocusId: string }

/** Dialog for one transaction of a release: exact facts, simulation, signature, result. */
export function ReleaseSheet({ session, returnFocusId }: Props) {
  return (
    <ReviewSheet
      name="release"
      session={session}
      title={titleOf}
      summary={titleOf}
      done={{ title: titleOf, text: (each) => releaseText(`done.${each.kind}`, { name: nameOf(each) }) }}
      returnFocusId={returnFocusId}
    >
      {(each) => (
        <ReviewQuestion
          name="release"
          session={session}
          gone={releaseText('gone')}
          facts={factsOf(each)}
          confirm={{ id: 'confirm-release', label: titleOf(each) }}
        >
          <p>
            {each.kind === 'open'
              ? releaseText('open.about', { name: nameOf(each), symbol: symbolText(each.symbol) })
              : releaseText(`${each.kind}.about`)}
          </p>
        </ReviewQuestion>
      )}
    </ReviewSheet>
  )
}
