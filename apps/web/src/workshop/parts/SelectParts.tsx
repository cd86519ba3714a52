import type { Currency } from '@musi/domain/currency'
import { Button } from '@musi/ui/controls/Button'
import { useState } from 'react'
import { TokenSelect } from '#platform/tokens/token-select/TokenSelect.tsx'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { MoreTokens } from './MoreTokens.tsx'
import { Part } from './Part.tsx'

export function SelectParts() {
  const [open, setOpen] = useState<'swap' | 'pool' | null>(null)
  const [picked, setPicked] = useState<Currency | null>(null)
  const [message, setMessage] = useState('nothing yet')
  const pick = (currency: Currency) => {
    setPicked(currency)
    setMessage(`picked ${currency.symbol} ${currency.kind === 'token' ? currency.address : 'ETH'}`)
  }
  return (
    <Part name="TokenSelect">
      <Button id="select-token" onClick={() => setOpen('swap')}>
        Select
      </Button>
      <Button id="select-base" onClick={() => setOpen('pool')}>
        Select, with bases
      </Button>
      <MoreTokens />
      <output id="select-said">{message}</output>
      <TokenSelect
        open={open !== null}
        onClose={() => setOpen(null)}
        onPick={pick}
        onSwap={() => setMessage('swapped sides')}
        picked={picked}
        other={nativeCurrency()}
        showsBases={open === 'pool'}
      />
    </Part>
  )
}
