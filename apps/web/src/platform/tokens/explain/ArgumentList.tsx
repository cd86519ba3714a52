import type { Argument } from '@musi/chain/explain/argument'
import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import { AddressName } from './AddressName.tsx'
import { ArgumentValue, type ShowAddress } from './ArgumentValue.tsx'
import styles from './Arguments.module.css'
import { unitOf } from './unitOf.ts'
import { useIdentity } from './useIdentity.ts'

type Props = { args: readonly Argument[]; contract: Address | null; Who?: ShowAddress }

/** Arguments by name, with amounts in units of their token. `contract`: the called contract, or the emitter of the event. */
export function ArgumentList({ args, contract, Who = AddressName }: Props) {
  // The zero address needs no lookup.
  const identity = useIdentity(contract ?? ZERO_ADDRESS)
  const speaker = contract === null ? null : { address: contract, identity }
  if (args.length === 0) return null
  return (
    <dl className={styles['arguments']}>
      {args.map((argument) => (
        <div key={argument.name}>
          <dt>{argument.name}</dt>
          <dd>
            <ArgumentValue argument={argument} token={unitOf(argument, args, speaker)} Who={Who} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
