import { piecePath } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { Note } from '@musi/ui/layout/Note'
import { textClass } from '@musi/ui/Text'
import type { ReactNode } from 'react'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { AddressName } from '../explain/AddressName.tsx'
import { identityText } from '../explain/whoWords.ts'
import { AssetPicture } from './AssetPicture.tsx'
import styles from './PieceTile.module.css'
import { nameOf } from './readMarket.ts'
import { usePieceLook } from './usePieceLook.ts'

type Props = { collection: Address; id: bigint; children: ReactNode }

/** Card of a piece in an account: picture, name linked to its page, its number in the collection, and further notes. */
export function PieceTile({ collection, id, children }: Props) {
  const { name, picture } = usePieceLook(collection, id)
  const path = piecePath(collection, `${id}`)
  return (
    <li className={styles['tile']}>
      <AssetPicture image={picture} seed={`${collection} ${id}`} alt="" />
      <span className={styles['what']}>
        <PlaceLink to={path} className={textClass({ tone: 'strong', weight: 620 })}>
          {nameOf({ name, id })}
        </PlaceLink>
        <Note as="small">
          {withParts(identityText('piece', { id: String(id), collection: '⟦collection⟧' }), {
            collection: <AddressName address={collection} />,
          })}
        </Note>
        <Note as="small">{children}</Note>
      </span>
    </li>
  )
}

/** Square cards of pieces: three per row on a wide page, two on a phone. */
export const PieceTiles = ({ children }: { children: ReactNode }) => <ul className={styles['tiles']}>{children}</ul>
