import type { ReactNode } from 'react'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import page from '#platform/page/card/Page.module.css'
import { newTokenText } from './tokenWords.ts'

/** Layout before anything is read. The build also renders it into the served page (app/sketch). */
export const CreateTokenFrame = ({ children }: { children: ReactNode }) => (
  <section id="create-token-page" className={page['page']} aria-labelledby="create-token-title">
    <Stack as="header" gap={2}>
      <Text as="h1" id="create-token-title" tabIndex={-1}>
        {newTokenText('title')}
      </Text>
      <p>{newTokenText('lead')}</p>
    </Stack>
    {children}
  </section>
)
