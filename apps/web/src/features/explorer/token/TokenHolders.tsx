import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { More } from '@musi/ui/layout/More'
import { Rows } from '@musi/ui/layout/Rows'
import { Cluster } from '@musi/ui/layout/Stack'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { AddressPicture } from '#platform/tokens/explain/AddressPicture.tsx'
import { explorerText } from '../frame/explorerWords.ts'
import styles from '#platform/page/card/List.module.css'
import { Section } from '#platform/page/card/Section.tsx'
import type { TokenActivity } from './useTokenActivity.ts'
import { useShowMore } from '#platform/page/loading/useShowMore.ts'

const AT_FIRST = 10

type Props = { token: Address; supply: bigint; activity: TokenActivity }

/** Percentage with two decimals, rounded down. */
function percent(part: bigint, whole: bigint): string {
  if (part === 0n || whole === 0n) return '0'
  const hundredths = Number((part * 10_000n) / whole)
  return hundredths === 0 ? `<${numberText(0.01)}` : numberText(hundredths / 100)
}

/** Holders of a token, largest first. */
export function TokenHolders({ token, supply, activity: { holders, complete } }: Props) {
  const { shown, more } = useShowMore(holders, AT_FIRST)
  return (
    <Section
      title={explorerText('token.holders')}
      note={complete ? numberText(holders.length) : explorerText('token.holdersSome')}
    >
      {holders.length === 0 && <Empty>{explorerText('token.holdersNone')}</Empty>}
      <Rows>
        {shown.map(({ account, balance }) => (
          <Cluster as="li" key={account} gap={4} nowrap center shrinks className={styles['row']}>
            <span className={styles['picture']}>
              <AddressPicture address={account} />
            </span>
            <span className={styles['main']}>
              <AddressName address={account} />
            </span>
            <span className={styles['side']}>
              <Amount currency={token} amount={balance} />{' '}
              <span>{explorerText('token.share', { percent: percent(balance, supply) })}</span>
            </span>
          </Cluster>
        ))}
      </Rows>
      {more !== null && (
        <More>
          <Button onClick={more}>{explorerText('token.more')}</Button>
        </More>
      )}
    </Section>
  )
}
