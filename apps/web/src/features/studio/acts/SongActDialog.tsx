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
import { AddressWhole } from '../terms/AddressWhole.tsx'
import { p } from '../publish/publishWords.ts'
import { o } from '../words/ownWords.ts'
import { type SongAct, songActIntent } from './songActs.ts'

const titleOf = (act: SongAct): string => (act.kind === 'collect' ? '' : safeText(act.title, SONG_LIMITS.song_title))

function headOf(act: SongAct): string {
  return act.kind === 'collect'
    ? o('collect.title', { amount: exactText(act.amount) })
    : o(`${act.kind}.title`, { title: titleOf(act) })
}

function doneText(act: SongAct): string {
  const title = titleOf(act)
  switch (act.kind) {
    case 'price':
      return o('price.done.text', { title, cost: exactText(act.cost) })
    case 'retire':
      return o('retire.done.text', { title })
    case 'handOn':
      return o('handOn.done.text', {
        title,
        payee: shortenAddress(act.payee),
        share: percentText(act.shareBps),
      })
    case 'collect':
      return o('collect.done.text', { amount: exactText(act.amount), recipient: shortenAddress(act.recipient) })
  }
}

function factsOf(act: SongAct): Facts {
  switch (act.kind) {
    case 'price':
      return [
        [o('price.before'), exactText(act.before)],
        [o('price.after'), exactText(act.cost)],
      ]
    case 'retire':
      return [[p('fact.title'), titleOf(act)]]
    case 'handOn':
      return [
        [p('fact.title'), titleOf(act)],
        [o('handOn.to'), <AddressWhole key="payee" account={act.payee} />],
      ]
    case 'collect':
      return [
        [o('collect'), exactText(act.amount)],
        [o('collect.recipient'), <AddressWhole key="recipient" account={act.recipient} />],
      ]
  }
}

function aboutOf(act: SongAct): string {
  if (act.kind === 'price') return o('price.note')
  if (act.kind === 'retire') return o('retire.about')
  return act.kind === 'handOn' ? o('handOn.about', { share: percentText(act.shareBps) }) : o('owed.about')
}

const LABELS = { price: 'price.change', retire: 'retire', handOn: 'handOn', collect: 'collect' } as const

type Props = { act: SongAct; startsAt: string; onClose: () => void }

/** From the question to the tick, for what is done with a song on the chain (spec: studio.standing, studio.shares). */
export function SongActDialog({ act: given, startsAt, onClose }: Props) {
  const account = useAccount()
  const session = useReview<SongAct>({
    intentOf: (act) => (account === act.account ? songActIntent(act) : null),
    isAskedAgain: true,
  })
  const begin = useEffectEvent(() => session.begin(given, 'inDialog'))
  useEffect(() => begin(), [])
  const close = () => {
    session.close()
    onClose()
  }
  return (
    <ReviewSheet
      name="song-act"
      title={headOf}
      session={{ ...session, close }}
      summary={headOf}
      done={{ title: o(`${given.kind}.done`), text: doneText }}
      startsAt={startsAt}
    >
      {(act) => (
        <ReviewQuestion
          name="song-act"
          session={session}
          gone={p('review.gone')}
          facts={factsOf(act)}
          currencies={act.kind === 'collect' ? [act.amount.currency] : act.kind === 'price' ? [act.cost.currency] : []}
          confirm={{ id: 'confirm-song-act', label: o(LABELS[act.kind]) }}
          {...(act.kind === 'collect' && { ifStopped: o('collect.ifStopped') })}
        >
          <p>{aboutOf(act)}</p>
        </ReviewQuestion>
      )}
    </ReviewSheet>
  )
}
