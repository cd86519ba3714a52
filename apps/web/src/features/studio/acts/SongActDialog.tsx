import { shortenAddress } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { useEffect, useEffectEvent } from 'react'
import { exactText } from '#platform/page/money/amountText.ts'
import { percentText } from '#platform/page/money/percentText.ts'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { useReview } from '#platform/session/review/useReview.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { FullAddress } from '../terms/FullAddress.tsx'
import { publishText } from '../publish/publishWords.ts'
import { ownSongsText } from '../words/ownWords.ts'
import { type SongAct, songActIntent } from './songActIntent.ts'

const titleOf = (act: SongAct): string => (act.kind === 'collect' ? '' : safeText(act.title, SONG_LIMITS.song_title))

function headingOf(act: SongAct): string {
  return act.kind === 'collect'
    ? ownSongsText('collect.title', { amount: exactText(act.amount) })
    : ownSongsText(`${act.kind}.title`, { title: titleOf(act) })
}

function doneText(act: SongAct): string {
  const title = titleOf(act)
  switch (act.kind) {
    case 'price':
      return ownSongsText('price.done.text', { title, cost: exactText(act.cost) })
    case 'retire':
      return ownSongsText('retire.done.text', { title })
    case 'handOn':
      return ownSongsText('handOn.done.text', {
        title,
        payee: shortenAddress(act.payee),
        share: percentText(act.shareBps),
      })
    case 'collect':
      return ownSongsText('collect.done.text', {
        amount: exactText(act.amount),
        recipient: shortenAddress(act.recipient),
      })
  }
}

function factsOf(act: SongAct): Facts {
  switch (act.kind) {
    case 'price':
      return [
        [ownSongsText('price.before'), exactText(act.currentCost)],
        [ownSongsText('price.after'), exactText(act.cost)],
      ]
    case 'retire':
      return [[publishText('fact.title'), titleOf(act)]]
    case 'handOn':
      return [
        [publishText('fact.title'), titleOf(act)],
        [ownSongsText('handOn.to'), <FullAddress key="payee" account={act.payee} />],
      ]
    case 'collect':
      return [
        [ownSongsText('collect'), exactText(act.amount)],
        [ownSongsText('collect.recipient'), <FullAddress key="recipient" account={act.recipient} />],
      ]
  }
}

function explanationOf(act: SongAct): string {
  if (act.kind === 'price') return ownSongsText('price.note')
  if (act.kind === 'retire') return ownSongsText('retire.about')
  return act.kind === 'handOn'
    ? ownSongsText('handOn.about', { share: percentText(act.shareBps) })
    : ownSongsText('owed.about')
}

const LABELS = { price: 'price.change', retire: 'retire', handOn: 'handOn', collect: 'collect' } as const

type Props = { act: SongAct; returnFocusId: string; onClose: () => void }

/** Dialog for a transaction on a song: review, wallet, result (spec: studio.standing, studio.shares). */
export function SongActDialog({ act: initialAct, returnFocusId, onClose }: Props) {
  const account = useAccount()
  const session = useReview<SongAct>({
    intentOf: (act) => (account === act.account ? songActIntent(act) : null),
    reopensOnRefusal: true,
  })
  const begin = useEffectEvent(() => session.begin(initialAct, 'inDialog'))
  useEffect(() => begin(), [])
  const close = () => {
    session.close()
    onClose()
  }
  return (
    <ReviewSheet
      name="song-act"
      title={headingOf}
      session={{ ...session, close }}
      summary={headingOf}
      done={{ title: ownSongsText(`${initialAct.kind}.done`), text: doneText }}
      returnFocusId={returnFocusId}
    >
      {(act) => (
        <ReviewQuestion
          name="song-act"
          session={session}
          gone={publishText('review.gone')}
          facts={factsOf(act)}
          currencies={act.kind === 'collect' ? [act.amount.currency] : act.kind === 'price' ? [act.cost.currency] : []}
          confirm={{ id: 'confirm-song-act', label: ownSongsText(LABELS[act.kind]) }}
          {...(act.kind === 'collect' && { ifStopped: ownSongsText('collect.ifStopped') })}
        >
          <p>{explanationOf(act)}</p>
        </ReviewQuestion>
      )}
    </ReviewSheet>
  )
}
