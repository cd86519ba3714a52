export type Encoding = 'br' | 'gzip' | null

/** The best available encoding that the client accepts; q=0 means it is not accepted. */
export function acceptedEncoding(header: string | undefined, has: { br: boolean; gzip: boolean }): Encoding {
  const offers = new Map((header ?? '').split(',').map((offer) => readOffer(offer)))
  const accepts = (name: string) => (offers.get(name) ?? offers.get('*') ?? 0) > 0
  if (has.br && accepts('br')) return 'br'
  return has.gzip && accepts('gzip') ? 'gzip' : null
}

function readOffer(offer: string): [string, number] {
  const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [name, quality === undefined ? 1 : Number(quality) || 0]
}
