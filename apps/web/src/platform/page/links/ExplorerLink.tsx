import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import { type ExplorerSubject, explorerLink } from '@musi/domain/url/explorerLink'
import type { ReactNode } from 'react'
import { config } from '../config/config.ts'
import { Link } from '../navigation/Link.tsx'

type Props = {
  subject: ExplorerSubject
  identifier: string
  className?: string | undefined
  title?: string
  children: ReactNode
}

/** Links to our own explorer on the embedded chain, otherwise to the chain's in a new tab; plain text if there is none. */
export function ExplorerLink({ subject, identifier, className, title, children }: Props) {
  const { chainId, explorer } = config()
  const more = { className, ...(title !== undefined && { title }) }
  if (chainId === EMBEDDED_CHAIN_ID)
    return (
      <Link to={`/explorer/${subject}/${identifier}`} {...more}>
        {children}
      </Link>
    )
  if (explorer.url === null) return <span {...more}>{children}</span>
  return (
    <a href={explorerLink(explorer.url, subject, identifier)} target="_blank" rel="noopener noreferrer" {...more}>
      {children}
    </a>
  )
}
