import { amountOf } from '@musi/domain/currency'
import { Button } from '@musi/ui/controls/Button'
import { Text } from '@musi/ui/Text'
import type { ReactNode } from 'react'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { aboutDollars } from '#platform/page/money/aboutDollars.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { amountText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { t as freshnessText } from '#platform/session/freshness/freshnessWords.ts'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { t as reviewText } from '#platform/session/review/reviewWords.ts'
import { stopReason } from '#platform/session/review/stopReason.ts'
import { useCurrencySide } from '#platform/tokens/catalogue/useCurrencySide.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { t } from '../songs/jukeboxWords.ts'
import type { PlayAct } from '../payment/playIntent.ts'
import styles from './CoinPanel.module.css'
import { getTokenLink } from '../payment/getTokenLink.ts'
import { payText } from './payWords.ts'
import type { Coin } from './useCoin.ts'
import type { Pay } from './usePay.ts'
import { useArtistWorth } from '#platform/session/prices/useArtistWorth.ts'
import { TokenFace } from './TokenFace.tsx'
import { MAXIMUM_DIGITS } from '../payment/payWay.ts'

const DIGITS = 6

export type AskProps = { act: PlayAct; coin: Coin; pay: Pay; song: JukeSong; isOff: boolean }

/** The price of a play, the pay button and its notes. */
export function CoinAsk({ act, coin, pay, song, isOff }: AskProps) {
  const { phase, rehearsal } = pay
  const behind = coin.behind
  const isUnreachable = useRpcOutage() !== null || behind !== null
  const stopped = stopReason(rehearsal)
  const isBusy = phase !== 'idle'
  return (
    <>
      <Text tone="muted">{payText('one', { title: act.title })}</Text>
      <p id="coin-price" className={styles['price']}>
        <b>
          <Money amount={act.cost} digits={DIGITS} />
        </b>
        <About act={act} />
      </p>
      <div className={styles['press']} data-gone={phase === 'paid' || undefined}>
        <Button
          id="confirm-play"
          kind={isBusy ? 'secondary' : 'primary'}
          size="large"
          busy={isBusy}
          disabled={!isBusy && (isOff || isUnreachable || (rehearsal.kind === 'problem' && rehearsal.blocks))}
          aria-describedby="coin-price coin-note"
          onClick={pay.press}
        >
          {isUnreachable && !isBusy ? freshnessText('reconnecting') : labelOf(act, pay)}
        </Button>
        <output id="coin-note">{noteOf(act, coin, pay, stopped)}</output>
        {act.bought !== null && phase === 'idle' && <GetFirst act={act} coin={coin} />}
      </div>
      {act.bought !== null && <FreeFor song={song} />}
      <StalenessNote staleness={behind} what="figures" />
    </>
  )
}

function About({ act: { cost } }: Pick<AskProps, 'act'>) {
  const { address } = cost.currency
  const worth = useArtistWorth([address])?.of(address, cost.raw) ?? null
  return worth !== null && <span>{payText('about', { dollars: aboutDollars(worth) })}</span>
}

const GetFirst = ({ act: { cost }, coin: { balance } }: Pick<AskProps, 'act' | 'coin'>) => (
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
function FreeFor({ song: { offer } }: Pick<AskProps, 'song'>) {
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

function labelOf({ cost, bought }: PlayAct, { phase, approval }: Pay): string {
  const text = bought === null ? amountText(cost, DIGITS) : amountText(bought.maximum, MAXIMUM_DIGITS)
  if (phase === 'inWallet') return payText('inWallet')
  if (phase === 'sent') return payText('paying', { cost: text })
  if (phase !== 'busy') return bought === null ? payText('confirm', { cost: text }) : payText('buy', { amount: text })
  const { plan } = approval.approvals
  const isApproving = plan.kind === 'steps' && plan.steps.some(({ progress }) => progress === 'pending')
  return isApproving
    ? payText('allowing', { symbol: unitText((bought?.maximum ?? cost).currency) })
    : payText('checking')
}

function noteOf(
  { artist, cost, bought }: PlayAct,
  { paid, balance }: Coin,
  pay: Pay,
  stopped: string | null,
): ReactNode {
  if (pay.phase === 'inWallet') return payText('note.wallet')
  if (pay.phase === 'sent') return payText('note.sent')
  if (pay.hasMoved)
    return payText(pay.hasFailed ? 'note.movedFailed' : 'note.moved', { artist, cost: amountText(cost, DIGITS) })
  if (pay.isDeclined) return reviewText('nothingSent')
  if (pay.trouble !== '') return pay.trouble
  if (stopped !== null) return stopped
  if (paid.kind === 'looking') return payText('looking')
  if (paid.kind === 'away') return t('insert.unread')
  if (bought !== null) return ''
  const text = balance === null ? '…' : amountText(amountOf(cost.currency, balance), DIGITS)
  return paid.kind === 'lost' ? t('insert.lost', { balance: text }) : payText('have', { balance: text })
}
