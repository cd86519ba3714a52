import type { Argument } from '@musi/chain/explain/argument'
import type { Address } from '@musi/domain/address'
import { AddressName } from './AddressName.tsx'
import { ArgumentValue, type ShowAddress } from './ArgumentValue.tsx'
import styles from './Arguments.module.css'
import { unitOf } from './unitOf.ts'
import { useIdentity } from './useIdentity.ts'

/** The zero address, which needs no lookup. */
const NOBODY = '0x0000000000000000000000000000000000000000'

type Props = { args: readonly Argument[]; contract: Address | null; Who?: ShowAddress }

/** Arguments by name, with amounts in units of their token. `contract`: the called contract, or the emitter of the event. */
export function ArgumentList({ args, contract, Who = AddressName }: Props) {
  const identity = useIdentity(contract ?? NOBODY)
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
