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
import { r } from '../begun/releaseWords.ts'

const nameOf = (act: ReleaseAct) =>
  act.kind === 'open' ? safeText(act.name, COLLECTION_LIMITS.name) : safeText(act.title, PIECE_LIMITS.name)
const titleOf = (act: ReleaseAct) => r(`review.${act.kind}`, { name: nameOf(act) })

const whole = (text: string) => (
  <Text as="code" key={text} size={14} plain breaks>
    {text}
  </Text>
)

/** All facts in what is signed. */
function factsOf(act: ReleaseAct): Facts {
  if (act.kind === 'open')
    return [
      [r('fact.name'), nameOf(act)],
      [r('fact.symbol'), symbolText(act.symbol)],
      [r('fact.text'), act.text === '' ? r('fact.none') : safeText(act.text, COLLECTION_LIMITS.text)],
      [r('fact.artist'), whole(act.artist)],
    ]
  if (act.kind === 'allow')
    return [
      [r('fact.piece'), r('number', { name: nameOf(act), number: String(act.tokenId) })],
      [r('fact.collection'), whole(act.collection)],
      [r('fact.market'), whole(act.market)],
    ]
  return [
    [r('fact.name'), nameOf(act)],
    [
      r('fact.collection'),
      <span key="collection">
        {safeText(act.collectionName, COLLECTION_LIMITS.name)} {whole(act.collection)}
      </span>,
    ],
    [r('fact.owner'), whole(act.artist)],
    [r('fact.opens'), openingText(act.releaseSeconds)],
    [r('fact.royalty'), act.royaltyBps === 0 ? r('royalty.none') : percentText(act.royaltyBps)],
    [r('fact.file'), whole(act.uri)],
  ]
}

type Props = { session: ReviewSession<ReleaseAct>; startsAt: string }

/** One step of a release from the question through the wallet to the tick: shown exactly, tried out, signed. */
export function ReleaseSheet({ session, startsAt }: Props) {
  return (
    <ReviewSheet
      name="release"
      session={session}
      title={titleOf}
      summary={titleOf}
      done={{ title: titleOf, text: (each) => r(`done.${each.kind}`, { name: nameOf(each) }) }}
      startsAt={startsAt}
    >
      {(each) => (
        <ReviewQuestion
          name="release"
          session={session}
          gone={r('gone')}
          facts={factsOf(each)}
          confirm={{ id: 'confirm-release', label: titleOf(each) }}
        >
          <p>
            {each.kind === 'open'
              ? r('open.about', { name: nameOf(each), symbol: symbolText(each.symbol) })
              : r(`${each.kind}.about`)}
          </p>
        </ReviewQuestion>
      )}
    </ReviewSheet>
  )
}
