import { amountOf } from '@musi/domain/currency'
import { Button } from '@musi/ui/controls/Button'
import { Text } from '@musi/ui/Text'
import type { ReactNode } from 'react'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { amountText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { freshnessText } from '#platform/session/freshness/freshnessWords.ts'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { reviewText } from '#platform/session/review/reviewWords.ts'
import { stopReason } from '#platform/session/review/stopReason.ts'
import { useCurrencySide } from '#platform/tokens/catalogue/useCurrencySide.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import type { PlayAct } from '../payment/playIntent.ts'
import styles from './CoinPanel.module.css'
import { getTokenLink } from '../payment/getTokenLink.ts'
import { payText } from './payWords.ts'
import type { Coin } from './useCoin.ts'
import type { Pay } from './usePay.ts'
import { useArtistWorth } from '#platform/session/prices/useArtistWorth.ts'
import { TokenFace } from './TokenFace.tsx'
import { MAXIMUM_DIGITS } from '../payment/payOptions.ts'

const DIGITS = 6

export type PlayPaymentProps = { act: PlayAct; coin: Coin; pay: Pay; song: JukeSong; isDisabled: boolean }

/** The price of a play, the pay button and its notes. */
export function PlayPayment({ act, coin, pay, song, isDisabled }: PlayPaymentProps) {
  const { phase, rehearsal } = pay
  const staleness = coin.staleness
  const isUnreachable = useRpcOutage() !== null || staleness !== null
  const stopText = stopReason(rehearsal)
  const isBusy = phase !== 'idle'
  return (
    <>
      <Text tone="muted">{payText('one', { title: act.title })}</Text>
      <p id="coin-price" className={styles['price']}>
        <b>
          <Money amount={act.cost} digits={DIGITS} />
        </b>
        <DollarEstimate act={act} />
      </p>
      <div className={styles['press']} data-gone={phase === 'paid' || undefined}>
        <Button
          id="confirm-play"
          kind={isBusy ? 'secondary' : 'primary'}
          size="large"
          busy={isBusy}
          disabled={!isBusy && (isDisabled || isUnreachable || (rehearsal.kind === 'problem' && rehearsal.blocks))}
          aria-describedby="coin-price coin-note"
          onClick={pay.press}
        >
          {isUnreachable && !isBusy ? freshnessText('reconnecting') : buttonLabel(act, pay)}
        </Button>
        <output id="coin-note">{noteText(act, coin, pay, stopText)}</output>
        {act.swap !== null && phase === 'idle' && <GetTokenInstead act={act} coin={coin} />}
      </div>
      {act.swap !== null && <FreeForHolders song={song} />}
      <StalenessNote staleness={staleness} what="figures" />
    </>
  )
}

function DollarEstimate({ act: { cost } }: Pick<PlayPaymentProps, 'act'>) {
  const { address } = cost.currency
  const worth = useArtistWorth([address])?.of(address, cost.raw) ?? null
  return worth !== null && <span>{payText('about', { dollars: dollarText(worth) })}</span>
}

const GetTokenInstead = ({ act: { cost }, coin: { balance } }: Pick<PlayPaymentProps, 'act' | 'coin'>) => (
  <span>
    {withParts(payText('or', { link: '⟦link⟧' }), {
      link: (
        <Link id="coin-get" to={getTokenLink(amountOf(cost.currency, cost.raw - (balance ?? 0n)))}>
          {payText('getFirst', { symbol: unitText(cost.currency) })}
        </Link>
      ),
    })}
  </span>
)

/** Says which token lets its holders hear the song for free, if there is one. */
function FreeForHolders({ song: { offer } }: Pick<PlayPaymentProps, 'song'>) {
  const key = offer.kind === 'registered' ? offer.keys.find(({ kind }) => kind === 'token') : undefined
  const { currency } = useCurrencySide(key?.kind === 'token' ? key.token : null)
  if (key?.kind !== 'token' || currency === null) return null
  return (
    <p id="coin-free" className={styles['free']}>
      <span className={styles['mark']}>
        <TokenFace token={key.token} currency={currency} size="small" />
      </span>
      {payText('free', { amount: amountText(amountOf(currency, key.atLeast), DIGITS) })}
    </p>
  )
}

function buttonLabel({ cost, swap }: PlayAct, { phase, approval }: Pay): string {
  const text = swap === null ? amountText(cost, DIGITS) : amountText(swap.maximum, MAXIMUM_DIGITS)
  if (phase === 'inWallet') return payText('inWallet')
  if (phase === 'sent') return payText('paying', { cost: text })
  if (phase !== 'busy') return swap === null ? payText('confirm', { cost: text }) : payText('buy', { amount: text })
  const { plan } = approval.approvals
  const isApproving = plan.kind === 'steps' && plan.steps.some(({ progress }) => progress === 'pending')
  return isApproving ? payText('allowing', { symbol: unitText((swap?.maximum ?? cost).currency) }) : payText('checking')
}

function noteText(
  { artist, cost, swap }: PlayAct,
  { payment, balance }: Coin,
  pay: Pay,
  stopText: string | null,
): ReactNode {
  if (pay.phase === 'inWallet') return payText('note.wallet')
  if (pay.phase === 'sent') return payText('note.sent')
  if (pay.hasPriceChanged)
    return payText(pay.hasFailed ? 'note.movedFailed' : 'note.moved', { artist, cost: amountText(cost, DIGITS) })
  if (pay.isDeclined) return reviewText('nothingSent')
  if (pay.trouble !== '') return pay.trouble
  if (stopText !== null) return stopText
  if (payment.kind === 'looking') return payText('looking')
  if (payment.kind === 'away') return jukeboxText('insert.unread')
  if (swap !== null) return ''
  const text = balance === null ? '…' : amountText(amountOf(cost.currency, balance), DIGITS)
  return payment.kind === 'lost' ? jukeboxText('insert.lost', { balance: text }) : payText('have', { balance: text })
}
