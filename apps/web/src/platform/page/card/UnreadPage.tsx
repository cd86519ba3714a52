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
  /** The page's heading, if there is none above. */
  title?: string
  titleId?: string
  /** Sentence required by the specification, above the reason. */
  lead?: string
  /** Text that says what could not be read, and that it will be retried. */
  text: string
  /** By default, all failed requests are sent again. */
  retry?: (() => void) | undefined
  /** Next step instead of the link to the jukebox. */
  children?: ReactNode
}

/**
 * Shown instead of a page that could not be read: what happened, what is not affected, and a retry
 * button (spec: unreachable.page).
 */
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
