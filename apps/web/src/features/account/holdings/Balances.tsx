import type { Address } from '@musi/domain/address'
import { type Currency, amountOf, currencyId } from '@musi/domain/currency'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { More } from '@musi/ui/layout/More'
import { Rows } from '@musi/ui/layout/Rows'
import { Skeleton, SkeletonRows } from '@musi/ui/Skeleton'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { useState } from 'react'
import { unitText } from '#platform/page/money/unitText.ts'
import { Section } from '#platform/page/card/Section.tsx'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { useSettled } from '#platform/page/loading/useSettled.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { usePasskeyAccount } from '#platform/session/wallet/usePasskeyAccount.ts'
import { transferText } from '#platform/tokens/transfer/transferWords.ts'
import { CurrencyLogo } from '#platform/tokens/token-logo/CurrencyLogo.tsx'
import { accountPageText } from '../frame/accountWords.ts'
import type { Holding, Holdings } from './useHoldings.ts'
import styles from '../frame/Account.module.css'

/** Rows at first, few enough to take in at a glance. */
const AT_FIRST = 8
const DIGITS = 6

const TransferSheet = latePart(async () => (await import('#platform/tokens/transfer/TransferSheet.tsx')).TransferSheet)

type Props = { account: Address; holdings: Holdings; isOwn: boolean }

/** The wallet's tokens, each to be sent by its owner (spec: account.balances, account.send). */
export function Balances({ account, holdings, isOwn }: Props) {
  const [sent, setSent] = useState<Currency | null>(null)
  return (
    <>
      <HeldTokens holdings={holdings} isOwn={isOwn} onSend={isOwn ? setSent : null} />
      {sent !== null && (
        <TransferSheet
          account={account}
          what={{ kind: 'currency', currency: sent }}
          returnFocusId={sendButtonId(sent)}
          onClose={() => setSent(null)}
        />
      )}
    </>
  )
}

const sendButtonId = (currency: Currency) => `send-${currencyId(currency)}`

/** `onSend`: opens the sheet; null on the page of somebody else. */
type HeldTokensProps = Omit<Props, 'account'> & { onSend: ((currency: Currency) => void) | null }

function HeldTokens({ holdings: { held, isDone, isPriced }, isOwn, onSend }: HeldTokensProps) {
  const [isOpen, setOpen] = useState(false)
  // The part about its key has the page's main button.
  const hasPasskey = usePasskeyAccount() !== null
  // Waits for the prices, because rows are sorted by worth and must not move once they are shown.
  const isSettled = useSettled(isDone && isPriced)
  const known = isSettled ? held : []
  const shown = isOpen ? known : known.slice(0, AT_FIRST)
  return (
    <Section
      // A new element once read, because artists appear above it at the same moment. While nothing
      // is read it stays the same, so that its placeholders end in time.
      key={known.length > 0 ? 'read' : 'reading'}
      title={accountPageText('balances.title')}
      titleHidden={!isSettled}
      isReading={!isSettled}
    >
      {known.length > 0 && (
        <Rows aria-busy={!isDone}>
          {shown.map((holding) => (
            <Row key={currencyId(holding.currency)} holding={holding} isPriced={isPriced} onSend={onSend} />
          ))}
        </Rows>
      )}
      {shown.length < known.length && (
        <More>
          <Button onClick={() => setOpen(true)}>{accountPageText('balances.all', { count: held.length })}</Button>
        </More>
      )}
      {/* The key creates a new element below the rows, instead of moving the old one down. */}
      {!(isDone && isSettled) && (
        <SkeletonRows key={known.length === 0 ? 'all' : 'rest'} label={accountPageText('loading')} />
      )}
      {isDone && isSettled && held.length === 0 && <Empty>{accountPageText('balances.none')}</Empty>}
      {isDone && isSettled && isOwn && held.every(({ currency }) => currency.kind === 'native') && (
        <Cluster as="p" nowrap>
          <Link to="/swap" className={buttonClass({ kind: hasPasskey ? 'secondary' : 'primary' })}>
            {accountPageText('balances.first')}
          </Link>
        </Cluster>
      )}
    </Section>
  )
}

type RowProps = { holding: Holding; isPriced: boolean; onSend: HeldTokensProps['onSend'] }

function Row({ holding: { currency, amount, dollars }, isPriced, onSend }: RowProps) {
  return (
    <li className={styles['row']}>
      <CurrencyLogo currency={currency} />
      <Stack as="span" shrinks className={styles['what']}>
        <b>{unitText(currency)}</b>{' '}
        <Note as="small" breaks>
          {currency.name}
        </Note>
      </Stack>
      <Stack as="span" shrinks className={styles['figures']}>
        <Money amount={amountOf(currency, amount)} digits={DIGITS} />{' '}
        {dollars === null && !isPriced ? (
          <Skeleton />
        ) : (
          <Note as="small" breaks>
            {dollars === null ? accountPageText('balances.unpriced') : dollarText(dollars)}
          </Note>
        )}
      </Stack>
      {onSend !== null && (
        <Button
          id={sendButtonId(currency)}
          size="small"
          aria-label={transferText('send.what', { symbol: unitText(currency) })}
          onPointerEnter={TransferSheet.preload}
          onClick={() => onSend(currency)}
        >
          {transferText('send')}
        </Button>
      )}
    </li>
  )
}
