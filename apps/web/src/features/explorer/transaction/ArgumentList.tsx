import type { Argument } from '@musi/chain/explain/argument'
import type { Address } from '@musi/domain/address'
import { ArgumentValue } from './ArgumentValue.tsx'
import styles from './Arguments.module.css'
import { unitOf } from './unitOf.ts'
import { useIdentity } from '../who/useIdentity.ts'

/** The zero address, which needs no lookup. */
const NOBODY = '0x0000000000000000000000000000000000000000'

/** Arguments by name, with amounts in units of their token. `contract`: the called contract, or the emitter of the event. */
export function ArgumentList({ args, contract }: { args: readonly Argument[]; contract: Address | null }) {
  const identity = useIdentity(contract ?? NOBODY)
  const speaker = contract === null ? null : { address: contract, identity }
  if (args.length === 0) return null
  return (
    <dl className={styles['arguments']}>
      {args.map((argument) => (
        <div key={argument.name}>
          <dt>{argument.name}</dt>
          <dd>
            <ArgumentValue argument={argument} token={unitOf(argument, args, speaker)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
