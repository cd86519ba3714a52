import type { ComponentProps } from 'react'
import { Link } from './Link.tsx'
import { Soon } from './Soon.tsx'

/** A link to a page of the route table, with a mark if the page is not built yet. */
export const PlaceLink = ({ to, children, ...rest }: ComponentProps<typeof Link>) => (
  <Link to={to} {...rest}>
    {children} <Soon to={to} />
  </Link>
)
