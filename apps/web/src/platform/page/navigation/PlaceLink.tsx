import type { ComponentProps } from 'react'
import { Link } from './Link.tsx'
import { Soon } from './Soon.tsx'

/** A link to a page of the route table. A page that is not built yet is marked. */
export const PlaceLink = ({ to, children, ...rest }: ComponentProps<typeof Link>) => (
  <Link to={to} {...rest}>
    {children} <Soon to={to} />
  </Link>
)
