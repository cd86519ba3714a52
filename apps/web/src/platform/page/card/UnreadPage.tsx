import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Text } from '@musi/ui/Text'
import type { ReactNode } from 'react'
import { Sleeve } from '../artwork/Sleeve.tsx'
import { EmptyPage } from './EmptyPage.tsx'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { noteRecovery } from '../http/recoveries.ts'
import { loadingText } from '../loading/loadingWords.ts'
import { unreadText } from './unreadWords.ts'
import { usePage } from '../navigation/usePage.ts'
import { useNoteUnreadPage } from '../loading/unreadPages.ts'

type Props = {
  id?: string
  /** The page's heading, if nothing above shows one. */
  title?: string
  titleId?: string
  /** Sentence that the specification asks for above the reason. */
  lead?: string
  /** Says what could not be read, and that it is tried again. */
  text: string
  /** By default everything that is asked for once is asked for again. */
  retry?: (() => void) | undefined
  /** Next step in place of the link to the jukebox. */
  children?: ReactNode
}

/** In place of a page that could not be read: what happened, what is still true, and a retry (spec: unreachable.page). */
export function UnreadPage({ lead, text, retry = noteRecovery, children, ...heading }: Props) {
  useNoteUnreadPage()
  const isJukebox = usePage()?.name === 'jukebox'
  return (
    <EmptyPage
      {...heading}
      record={<Sleeve seed="unread" />}
      isAlert
      actions={
        <>
          <Button kind="primary" onClick={retry}>
            {loadingText('again')}
          </Button>
          {children ??
            (!isJukebox && (
              <PlaceLink to="/jukebox" className={buttonClass()}>
                {unreadText('jukebox')}
              </PlaceLink>
            ))}
        </>
      }
    >
      {lead !== undefined && <b>{lead}</b>}
      <p>{text}</p>
      <Text tone="muted">{unreadText('safe')}</Text>
    </EmptyPage>
  )
}
