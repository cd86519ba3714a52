import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import { transfer } from '@musi/chain/writes/tokens/transfer'
import { type Address, parseAddress } from '@musi/domain/address'
import { exactAmount } from '@musi/domain/amount/amountText'
import { type Amount, type Currency, addressOrNative } from '@musi/domain/currency'
import { Input } from '@musi/ui/controls/Input'
import { useState } from 'react'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { AmountField } from './AmountField.tsx'
import { BenchCard } from './BenchCard.tsx'
import { benchText } from './benchWords.ts'
import { useTypedAmount } from './useTypedAmount.ts'

function intentOf(amount: Amount, recipient: Address): SendIntent {
  const { currency, raw } = amount
  const sent = { what: currency.kind === 'native' ? 'native' : currency.address, recipient, amount: raw } as const
  return {
    key: `transfer ${sent.what} ${recipient} ${raw}`,
    action: { kind: 'transfer', amount, recipient },
    shown: sealedTerms({ kind: 'transfer', ...sent }, [addressOrNative(currency)]),
    load: async () => () => ({ write: transfer(sent) }),
  }
}

/** Sends an amount to somebody else. */
export function TransferBench({ kind, title, currency }: { kind: string; title: string; currency: Currency }) {
  const { text, setText, amount, error } = useTypedAmount(currency)
  const [typed, setTyped] = useState('')
  const recipient = parseAddress(typed.trim())
  const goesTo = currency.kind === 'native' ? recipient || benchText('noRecipient') : currency.address
  return (
    <BenchCard
      kind={kind}
      title={title}
      facts={[
        [benchText('to'), goesTo],
        [benchText('takes'), amount === null ? benchText('noAmount') : `${exactAmount(amount)} ${currency.symbol}`],
        [benchText('recipient'), recipient || benchText('noRecipient')],
      ]}
      intent={amount === null || recipient === null ? null : intentOf(amount, recipient)}
    >
      <AmountField symbol={currency.symbol} text={text} error={error} onType={setText} />
      <Input
        label={benchText('recipient')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={typed === '' || recipient ? null : benchText('noRecipient')}
        onChange={(event) => setTyped(event.target.value)}
      />
    </BenchCard>
  )
}
