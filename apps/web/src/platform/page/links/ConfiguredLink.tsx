import type { ReactNode } from 'react'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { OutsideLink } from './OutsideLink.tsx'
import type { LinkPlace } from './linkPlace.ts'

type Props = {
  place: LinkPlace
  /** Accessible name of an external link; an internal link uses its content. */
  label: string
  className?: string | undefined
  onClick?: () => void
  children: ReactNode
}

/** A link of MUSI_LINKS: external, or to our own page that replaces it. */
export function ConfiguredLink({ place, label, className, onClick, children }: Props) {
  return place.kind === 'outside' ? (
    <OutsideLink href={place.url} label={label} className={className}>
      {children}
    </OutsideLink>
  ) : (
    <PlaceLink to={place.to} className={className} {...(onClick && { onClick })}>
      {children}
    </PlaceLink>
  )
}
