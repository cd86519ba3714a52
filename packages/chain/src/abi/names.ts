import { parseAbi } from 'viem'

/** Registry of the name service: the owner and the resolver of each name. */
export const nameRegistryAbi = parseAbi([
  'event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner)',
  'event NewResolver(bytes32 indexed node, address resolver)',
  'function owner(bytes32 node) view returns (address)',
  'function resolver(bytes32 node) view returns (address)',
  'function setSubnodeOwner(bytes32 node, bytes32 label, address owner) returns (bytes32)',
  'function setResolver(bytes32 node, address resolver)',
])

/** Resolver of the name service: the address and content that a name points to. */
export const nameResolverAbi = parseAbi([
  'event AddrChanged(bytes32 indexed node, address a)',
  'event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress)',
  'event NameChanged(bytes32 indexed node, string name)',
  'event ContenthashChanged(bytes32 indexed node, bytes hash)',
  'function addr(bytes32 node) view returns (address)',
  'function name(bytes32 node) view returns (string)',
  'function contenthash(bytes32 node) view returns (bytes)',
  'function setAddr(bytes32 node, address a)',
  'function setContenthash(bytes32 node, bytes hash)',
])

/** Registrar of the names of addresses. */
export const reverseNamesAbi = parseAbi(['function setName(string name) returns (bytes32 node)'])
