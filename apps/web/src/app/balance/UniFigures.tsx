import { fixedAmount } from '@musi/domain/amount/amountText'
import { type Token, amountOf } from '@musi/domain/currency'
import { tokenPriceText } from '@musi/domain/supply/tokenPriceText'
import { Facts } from '@musi/ui/layout/Facts'
import { closeModal } from '#platform/page/modals/currentModal.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { config } from '#platform/page/config/config.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { balanceText } from './balanceWords.ts'
import styles from './UniBalanceModal.module.css'
import { useDollarPrice } from '#platform/session/prices/useDollarPrice.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { useUniSupply } from '#platform/session/claim/useUniSupply.ts'

const UNKNOWN = '-'

export function UniFigures({ uni }: { uni: Token }) {
  const price = useDollarPrice(uni)
  const supply = useUniSupply(uni)
  const whole = (raw: bigint | undefined) =>
    raw === undefined ? UNKNOWN : figureText(fixedAmount(amountOf(uni, raw), 0))
  const { analyticsUrlBase } = config()
  return (
    <>
      <Facts look="columns" className={styles['lines']} {...(supply !== null && lastAnswer(supply.freshness))}>
        <dt>{balanceText('price')}</dt>
        <dd>{tokenPriceText(price, figureText)}</dd>
        <dt>{balanceText('circulation')}</dt>
        <dd>{whole(supply?.circulation)}</dd>
        <dt>{balanceText('supply')}</dt>
        <dd>{whole(supply?.total)}</dd>
      </Facts>
      {analyticsUrlBase === null ? (
        <Link className={styles['link']} to={`/charts/token/${uni.address}`} onClick={() => closeModal()}>
          {balanceText('analytics')}
        </Link>
      ) : (
        <a
          className={styles['link']}
          href={`${analyticsUrlBase}/token/${uni.address}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {balanceText('analytics')}
        </a>
      )}
    </>
  )
}
