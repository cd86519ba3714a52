import { type Address, ZERO_ADDRESS, parseAddress } from '@musi/domain/address'
import { PARAMETERS, type Watch } from '@musi/domain/governance/watchedChanges'
import type { ReactNode } from 'react'
import { chainTime } from '#platform/page/i18n/exactTime.ts'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { spanText } from '#platform/page/time/spanText.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { addressDirectory } from '#platform/tokens/explain/addressDirectory.ts'
import { rehearsalText } from './rehearsalWords.ts'

/** "Treasury" for the chain's timelock, otherwise the name of the address. */
const HolderName = ({ address, timelock }: { address: Address; timelock: Address }) =>
  address === timelock ? <b>{rehearsalText('treasury')}</b> : <AddressName address={address} />

/** Name of the watched value. */
export function WatchText({ watch, timelock }: { watch: Watch; timelock: Address }): ReactNode {
  switch (watch.kind) {
    case 'balance':
      return withParts(rehearsalText('balance', { holder: '⟦holder⟧', currency: '⟦currency⟧' }), {
        holder: <HolderName address={watch.holder} timelock={timelock} />,
        currency:
          watch.currency === 'native' ? addressDirectory().native.symbol : <AddressName address={watch.currency} />,
      })
    case 'allowance':
      return withParts(rehearsalText('allowance', { spender: '⟦spender⟧', owner: '⟦owner⟧' }), {
        spender: <AddressName address={watch.spender} />,
        owner: <HolderName address={watch.owner} timelock={timelock} />,
      })
    case 'parameter':
      return withParts(rehearsalText(`parameter.${watch.name}`, { contract: '⟦contract⟧' }), {
        contract: <AddressName address={watch.contract} />,
      })
  }
}

type ValueProps = { watch: Watch; value: bigint | null; timelock: Address; inFull: boolean }

/** The value, with all digits if `inFull`. */
export function ValueText({ watch, value, timelock, inFull }: ValueProps) {
  if (value === null) return <i>{rehearsalText('unread')}</i>
  if (watch.kind === 'balance') return <Amount currency={watch.currency} amount={value} inFull={inFull} />
  if (watch.kind === 'allowance') return <Amount currency={watch.token} amount={value} inFull={inFull} />
  switch (PARAMETERS[watch.name]) {
    case 'address':
      return <HolderName address={addressOf(value)} timelock={timelock} />
    case 'amount':
      return <Amount currency={watch.contract} amount={value} inFull={inFull} />
    case 'seconds':
      return spanText(value)
    case 'time':
      return chainTime(Number(value))
    case 'number':
      return numberText(Number(value))
  }
}

/** Reads an address from a 32-byte word. */
const addressOf = (value: bigint): Address =>
  parseAddress(`0x${value.toString(16).padStart(40, '0').slice(-40)}`) ?? ZERO_ADDRESS
