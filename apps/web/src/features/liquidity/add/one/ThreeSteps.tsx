import { exactAmount } from '@musi/domain/amount/amountText'
import { amountOf, currencyId } from '@musi/domain/currency'
import { swapSearch } from '@musi/domain/url/swapQuery'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { listText } from '#platform/page/i18n/listText.ts'
import { amountText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import styles from './AddOne.module.css'
import { addOneText } from './oneWords.ts'
import type { FromOneState } from './useFromOne.ts'

const DIGITS = 6

/** Three separate steps, if neither a contract nor the wallet can do them in one transaction (spec: liquidity.from-one-steps). */
export function ThreeSteps({ state, onBoth }: { state: FromOneState; onBoth: (text: string) => void }) {
  const { amount, other, added } = state
  if (amount === null || other === null || added?.kind !== 'added') return null
  const sold = amountOf(amount.currency, added.sold)
  const paid = amountOf(amount.currency, added.paid)
  const symbols = [amount.currency, other].flatMap((one) => (one.kind === 'token' ? [unitText(one)] : []))
  const search = swapSearch({
    input: currencyId(amount.currency),
    output: currencyId(other),
    exact: 'in',
    typed: exactAmount(sold),
    recipient: null,
    version: 'v2',
  })
  return (
    <Stack as="section" gap={3} raised="snug" size={14} id="add-one-steps" aria-labelledby="add-one-steps-title">
      <Text as="h2" size={16} id="add-one-steps-title">
        {addOneText('steps.title')}
      </Text>
      <p>{addOneText('steps.text')}</p>
      <Stack as="ol" gap={2} className={styles['steps']}>
        <li>
          {addOneText('steps.swap', {
            sold: amountText(sold, DIGITS),
            bought: amountText(amountOf(other, added.bought), DIGITS),
          })}
        </li>
        <li>{addOneText('steps.approve', { symbols: listText(symbols) })}</li>
        <li>{addOneText('steps.add', { amount: amountText(paid, DIGITS) })}</li>
      </Stack>
      <Cluster gap={2}>
        <Link to={`/swap${search}`} className={buttonClass({ kind: 'primary' })}>
          {addOneText('steps.toSwap')}
        </Link>
        <Button id="add-one-both" onClick={() => onBoth(exactAmount(paid))}>
          {addOneText('steps.toBoth')}
        </Button>
      </Cluster>
    </Stack>
  )
}
