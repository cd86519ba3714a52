import { type Directory, directory } from '@musi/chain/explain/directory'
import { config } from '../../page/config/config.ts'
import { perVisit } from '../../page/visit/visit.ts'

/** Who is who, by the page's configuration. */
export const whoIsWho = perVisit((): Directory => directory(config()))
