import type { Address } from '@musi/domain/address'
import { Cover } from '../../../platform/page/artwork/Cover.tsx'
import styles from './AddressPicture.module.css'
import { whoIsWho } from '../../../platform/session/explain/whoIsWho.ts'
import { useIdentity } from '../../../platform/session/explain/useIdentity.ts'

/** The logo of a token, or a picture drawn from the address. */
export function AddressPicture({ address }: { address: Address }) {
  const identity = useIdentity(address)
  // The server draws the logos of the address book.
  if (whoIsWho().tokens.includes(address))
    return <img src={`/logos/${address}.svg`} alt="" className={styles['round']} />
  const round = identity === null || identity.kind === 'person' || identity.kind === 'account'
  return <Cover seed={address} className={round ? styles['round'] : styles['square']} />
}
