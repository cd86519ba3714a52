import type { Argument } from '@musi/chain/explain/argument'
import type { Address } from '@musi/domain/address'
import { ArgumentValue } from './ArgumentValue.tsx'
import styles from './Arguments.module.css'
import { unitOf } from './unitOf.ts'
import { useIdentity } from '../who/useIdentity.ts'

/** Stands for nobody, of whom nothing needs to be found out. */
const NOBODY = '0x0000000000000000000000000000000000000000'

/** Arguments by name, with the amounts among them in units of their token. `contract`: who was called, or reported. */
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
