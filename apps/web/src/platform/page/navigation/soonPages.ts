import type { PageName } from '@musi/domain/url/page'
import { createContext } from 'react'

/** Whether a page still shows its placeholder. The app's route table answers (spec: routes.soon). */
export const SoonPages = createContext<(name: PageName) => boolean>(() => false)
