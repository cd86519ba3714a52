import { parseAddress } from '@musi/domain/address'
import { SANDBOX } from '#edge/http/answer.ts'
import { fileAnswer } from '#edge/http/fileAnswer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { TokenCatalogue } from '../lists/tokenCatalogue.ts'

/** GET /logos/{address}.svg: the picture of a token of the address book. */
export const logos =
  ({ catalogue }: { catalogue: Pick<TokenCatalogue, 'logo'> }): Endpoint =>
  (request) => {
    const [, name = ''] = /^(.+)\.svg$/.exec(request.params['rest'] ?? '') ?? []
    const address = parseAddress(name)
    if (!address)
      return problemAnswer(
        400,
        'badAddress',
        'A logo is asked for by the address of its token, with its checksum or in one case: /logos/0x….svg, 0x and 40 hexadecimal digits.',
      )
    const logo = catalogue.logo(address)
    if (logo === null)
      return problemAnswer(404, 'noLogo', 'No token of this address is known here, so there is no logo of it.')
    return fileAnswer(logo, 'max-age=3600', request, SANDBOX)
  }
