// Generated from src/**/CoinTabs.sol by generate.ts. Do not edit.
/** @public */
export const coinTabsAbi = [
  {
    "inputs": [
      {
        "internalType": "contract IJukebox",
        "name": "jukebox_",
        "type": "address"
      },
      {
        "internalType": "contract IArtistTokenFactory",
        "name": "factory_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "BadKey",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "cap",
        "type": "uint256"
      }
    ],
    "name": "CapNotAbove",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "expires",
        "type": "uint256"
      }
    ],
    "name": "Expired",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "InvalidShortString",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      }
    ],
    "name": "IsClosing",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "notice",
        "type": "uint256"
      }
    ],
    "name": "LongNotice",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NoKeeper",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "NotAnArtistToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      }
    ],
    "name": "NotOpen",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "signer",
        "type": "address"
      }
    ],
    "name": "NotTheKeeper",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotTheListener",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NothingArrived",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ReentrancyGuardReentrantCall",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint8",
        "name": "bits",
        "type": "uint8"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "SafeCastOverflowedUintDowncast",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "SafeERC20FailedOperation",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "str",
        "type": "string"
      }
    ],
    "name": "StringTooLong",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "until",
        "type": "uint256"
      }
    ],
    "name": "TooEarly",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "listener",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "plays",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "Charged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "listener",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "Closed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "listener",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "closesAt",
        "type": "uint256"
      }
    ],
    "name": "Closing",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [],
    "name": "EIP712DomainChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "key",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "cap",
        "type": "uint256"
      }
    ],
    "name": "KeyAdded",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "listener",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "indexed": false,
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "Opened",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "payee",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "ShareUnpaid",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "enum ICoinTabs.Reason",
        "name": "reason",
        "type": "uint8"
      }
    ],
    "name": "Skipped",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "listener",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "ToppedUp",
    "type": "event"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      },
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      },
      {
        "internalType": "uint96",
        "name": "cap",
        "type": "uint96"
      }
    ],
    "name": "addKey",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      }
    ],
    "name": "close",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      },
      {
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      }
    ],
    "name": "closeNow",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "eip712Domain",
    "outputs": [
      {
        "internalType": "bytes1",
        "name": "fields",
        "type": "bytes1"
      },
      {
        "internalType": "string",
        "name": "name",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "version",
        "type": "string"
      },
      {
        "internalType": "uint256",
        "name": "chainId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "verifyingContract",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "salt",
        "type": "bytes32"
      },
      {
        "internalType": "uint256[]",
        "name": "extensions",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "factory",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      }
    ],
    "name": "finish",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "jukebox",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "keys",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint96",
            "name": "cap",
            "type": "uint96"
          },
          {
            "internalType": "uint96",
            "name": "spent",
            "type": "uint96"
          },
          {
            "internalType": "uint24",
            "name": "round",
            "type": "uint24"
          }
        ],
        "internalType": "struct ICoinTabs.Key",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      },
      {
        "internalType": "uint96",
        "name": "amount",
        "type": "uint96"
      }
    ],
    "name": "open",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "components": [
              {
                "internalType": "address",
                "name": "listener",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "keeper",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "key",
                "type": "address"
              },
              {
                "internalType": "uint40",
                "name": "expires",
                "type": "uint40"
              },
              {
                "internalType": "uint32",
                "name": "notice",
                "type": "uint32"
              },
              {
                "internalType": "bytes32",
                "name": "salt",
                "type": "bytes32"
              }
            ],
            "internalType": "struct ICoinTabs.Terms",
            "name": "terms",
            "type": "tuple"
          },
          {
            "internalType": "uint24",
            "name": "round",
            "type": "uint24"
          },
          {
            "components": [
              {
                "internalType": "bytes32",
                "name": "songId",
                "type": "bytes32"
              },
              {
                "internalType": "uint32",
                "name": "plays",
                "type": "uint32"
              },
              {
                "internalType": "uint96",
                "name": "amount",
                "type": "uint96"
              }
            ],
            "internalType": "struct ICoinTabs.Line[]",
            "name": "lines",
            "type": "tuple[]"
          },
          {
            "internalType": "bytes",
            "name": "signature",
            "type": "bytes"
          }
        ],
        "internalType": "struct ICoinTabs.Settlement[]",
        "name": "batch",
        "type": "tuple[]"
      }
    ],
    "name": "settle",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      }
    ],
    "name": "tabIdOf",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "pure",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      }
    ],
    "name": "tabs",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint96",
            "name": "deposited",
            "type": "uint96"
          },
          {
            "internalType": "uint96",
            "name": "settled",
            "type": "uint96"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint24",
            "name": "round",
            "type": "uint24"
          }
        ],
        "internalType": "struct ICoinTabs.Tab",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      },
      {
        "internalType": "uint96",
        "name": "amount",
        "type": "uint96"
      }
    ],
    "name": "topUp",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      }
    ],
    "name": "unpaid",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const
/** @public */
export const coinTabsBytecode = '0x6101a0604052348015610010575f5ffd5b5060405161305b38038061305b83398101604081905261002f91610197565b6040518060400160405280600e81526020016d4d75736920436f696e205461627360901b815250604051806040016040528060018152602001603160f81b81525061007f8261013a60201b60201c565b6101205261008c8161013a565b61014052815160208084019190912060e052815190820120610100524660a05261011860e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b0391821661016052166101805261022a565b5f5f829050601f8151111561016d578260405163305a27a960e01b815260040161016491906101cf565b60405180910390fd5b805161017882610204565b179392505050565b6001600160a01b0381168114610194575f5ffd5b50565b5f5f604083850312156101a8575f5ffd5b82516101b381610180565b60208401519092506101c481610180565b809150509250929050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610224575f198160200360031b1b821691505b50919050565b60805160a05160c05160e0516101005161012051610140516101605161018051612db06102ab5f395f81816101f4015281816107c0015261246201525f81816103280152818161160601526123c201525f6111c001525f61119001525f6118fe01525f6118d601525f61183101525f61185b01525f6118850152612db05ff3fe608060405234801561000f575f5ffd5b50600436106100e5575f3560e01c806384e737e611610088578063d058795311610063578063d05879531461022c578063d380503514610313578063f1a6c48a14610326578063fe6396831461034c575f5ffd5b806384e737e6146101cc5780639cdcb2df146101df578063c45a0155146101f2575f5ffd5b80632903b8ee116100c35780632903b8ee146101435780633421ff881461018b578063742cd2ff1461019e57806384b0196e146101b1575f5ffd5b80630c642da9146100e9578063101e745e1461011b57806322dc82b714610130575b5f5ffd5b6101086100f73660046124f0565b60046020525f908152604090205481565b6040519081526020015b60405180910390f35b61012e61012936600461251d565b61035f565b005b61012e61013e36600461256c565b610475565b6101566101513660046125b1565b6105aa565b6040805182516001600160601b039081168252602080850151909116908201529181015162ffffff1690820152606001610112565b61012e6101993660046125df565b610621565b61012e6101ac36600461265d565b61072a565b6101b9610979565b60405161011297969594939291906126be565b6101086101da36600461251d565b6109bb565b61012e6101ed36600461265d565b6109ce565b7f00000000000000000000000000000000000000000000000000000000000000005b6040516001600160a01b039091168152602001610112565b6102be61023a3660046124f0565b604080516080810182525f808252602082018190529181018290526060810191909152505f90815260026020908152604091829020825160808101845290546001600160601b038082168352600160601b82041692820192909252600160c01b820464ffffffffff1692810192909252600160e81b900462ffffff16606082015290565b60405161011291905f6080820190506001600160601b0383511682526001600160601b03602084015116602083015264ffffffffff604084015116604083015262ffffff606084015116606083015292915050565b61012e610321366004612754565b6109f7565b7f0000000000000000000000000000000000000000000000000000000000000000610214565b61012e61035a36600461251d565b610b5d565b5f5f61036a83610bd1565b9150915061037783610c39565b8054600160c01b900464ffffffffff16156103ad57604051630219e93160e31b8152600481018390526024015b60405180910390fd5b6103d56103c060c0850160a086016127d6565b6103d09063ffffffff1642612803565b610c79565b815464ffffffffff91909116600160c01b0264ffffffffff60c01b199091161781556104076060840160408501612816565b6001600160a01b031661041d6020850185612816565b8254604051600160c01b90910464ffffffffff1681526001600160a01b03919091169084907f77e703d015ce371a8155787a929fa594ce621afbad3c6ca87c35535ca2ad34f9906020015b60405180910390a4505050565b5f5f61048085610bd1565b9150915061048f828683610cae565b6104998585610d38565b6104a96080860160608701612816565b6001600160a01b0316846001600160a01b0316036104e55760405163141f0d3560e21b81526001600160a01b03851660048201526024016103a4565b5f8281526003602090815260408083206001600160a01b0388168452909152902080546001600160601b039081169085161161054257805460405163fccdb9c160e01b81526001600160601b0390911660048201526024016103a4565b80546bffffffffffffffffffffffff19166001600160601b03851690811782556040519081526001600160a01b0386169084907f13432ea4c936a64ad41a5561eb44120d3148aaae0587a9a13cc20c256f6e61959060200160405180910390a3505050505050565b60408051606080820183525f8083526020808401829052928401819052858152600383528381206001600160a01b0386168252835283902083519182018452546001600160601b038082168352600160601b82041692820192909252600160c01b90910462ffffff16918101919091525b92915050565b610629610d97565b5f5f61063485610bd1565b9150915061064185610c39565b8054604080517f10c97bdd8575ad498579a4ed3f240bb60a36000546434614b98de843c79a540d6020820152908101849052600160601b9091046001600160601b031660608201525f906106ae906080015b60405160208183030381529060405280519060200120610dce565b90505f6106bc828787610dfa565b509091506106d290506040880160208901612816565b6001600160a01b0316816001600160a01b03161461070e5760405163200796e360e11b81526001600160a01b03821660048201526024016103a4565b610719848885610e41565b50505050610725610f47565b505050565b610732610d97565b5f61073c836109bb565b5f818152600260205260409020549091506001600160601b03161561076c57610766818484610f71565b5061096d565b5f61077d6040850160208601612816565b6001600160a01b0316036107a45760405163421c4d7b60e01b815260040160405180910390fd5b6107bd836107b86080820160608301612816565b610d38565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663dea5c2e06107fd6060870160408801612816565b6040516001600160e01b031960e084901b1681526001600160a01b039091166004820152602401602060405180830381865afa15801561083f573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610863919061283c565b6001600160a01b0316036108a6576108816060840160408501612816565b6040516372f5ad8d60e01b81526001600160a01b0390911660048201526024016103a4565b62278d006108ba60c0850160a086016127d6565b63ffffffff1611156108f8576108d660c0840160a085016127d6565b60405163184e5fdf60e01b815263ffffffff90911660048201526024016103a4565b6109086060840160408501612816565b6001600160a01b031661091e6020850185612816565b6001600160a01b0316827f7adbb9dd6bf2a727235e45dec92c0ecfbab11cdc75b2f6263e6b9394b2da8c0f86610955868989610fe5565b60405161096392919061286b565b60405180910390a4505b610975610f47565b5050565b5f6060805f5f5f606061098a611189565b6109926111b9565b604080515f80825260208201909252600f60f81b9b939a50919850469750309650945092509050565b5f60405160e083823760e0902092915050565b6109d6610d97565b5f6109e083610bd1565b5090506109ee818484610f71565b50610975610f47565b6109ff610d97565b5f610a0a60106111e4565b90505f5b82811015610ab65736848483818110610a2957610a29612939565b9050602002810190610a3b919061294d565b90505f610a47826109bb565b90505f610a558284876112f8565b90505f816007811115610a6a57610a6a61296c565b14610aa857817f167515379ec29133d62e15798dd6c90f692036c714de5d7c9c36fe3ed92ade5b82604051610a9f9190612980565b60405180910390a25b505050806001019050610a0e565b505f5b8160600151811015610b53575f82604001518281518110610adc57610adc612939565b60200260200101511115610b4b57610b4b825f01518281518110610b0257610b02612939565b602002602001015183602001518381518110610b2057610b20612939565b602002602001015184604001518481518110610b3e57610b3e612939565b60200260200101516115ee565b600101610ab9565b5050610975610f47565b610b65610d97565b5f5f610b7083610bd1565b805491935091505f90610b92908590600160c01b900464ffffffffff1661179a565b905080421015610bb857604051630a8d68c960e21b8152600481018290526024016103a4565b610bc3838584610e41565b505050610bce610f47565b50565b5f5f610bdc836109bb565b5f818152600260205260409020805491935091506001600160601b03161580610c1457508054600160c01b900464ffffffffff166001145b15610c3457604051620d1c2160e71b8152600481018390526024016103a4565b915091565b610c466020820182612816565b6001600160a01b0316336001600160a01b031614610bce576040516313714d5560e11b81523360048201526024016103a4565b5f64ffffffffff821115610caa576040516306dfcc6560e41b815260286004820152602481018390526044016103a4565b5090565b610cb782610c39565b8054600160c01b900464ffffffffff1615610ce857604051630219e93160e31b8152600481018490526024016103a4565b610cf860a08301608084016129a6565b64ffffffffff16421061072557610d1560a08301608084016129a6565b604051637c06dd7560e11b815264ffffffffff90911660048201526024016103a4565b6001600160a01b0381161580610d6e5750610d596040830160208401612816565b6001600160a01b0316816001600160a01b0316145b156109755760405163141f0d3560e21b81526001600160a01b03821660048201526024016103a4565b610d9f6117de565b610dcc60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b9061181e565b565b5f61061b610dda611825565b8360405161190160f01b8152600281019290925260228201526042902090565b5f80806041849003610e2e578435602086013560408701355f1a610e208982858561194e565b955095509550505050610e38565b505f915060029050825b93509350939050565b80545f90610e61906001600160601b03600160601b8204811691166129bf565b8254600160c01b6001600160601b03600160601b830481167fffffff0000000000ffffffffffffffffffffffff00000000000000000000000090931692909217178455169050610eb76060840160408501612816565b6001600160a01b0316610ecd6020850185612816565b6001600160a01b0316857f320bd24cfcaa2d058b3e81747b81a9e20905e71a81cd1b830aed5b0fdf36639784604051610f0891815260200190565b60405180910390a4610f41610f206020850185612816565b82610f316060870160408801612816565b6001600160a01b03169190611a16565b50505050565b610dcc5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00610dc6565b610f816060830160408401612816565b6001600160a01b0316610f976020840184612816565b6001600160a01b0316847f303e5fd44bab2e078463f05730a49a83f3ed1ae3193144418721bcc83c76f2a8610fcd878787610fe5565b6040516001600160601b039091168152602001610468565b5f838152600260205260408120610ffd858583610cae565b5f61100e6060860160408701612816565b6040516370a0823160e01b81523060048201529091505f906001600160a01b038316906370a0823190602401602060405180830381865afa158015611055573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061107991906129de565b90506110996001600160a01b03831633306001600160601b038916611a4b565b6040516370a0823160e01b81523060048201526111149082906001600160a01b038516906370a0823190602401602060405180830381865afa1580156110e1573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061110591906129de565b61110f91906129f5565b611a81565b9350836001600160601b03165f0361113f576040516362af86ad60e01b815260040160405180910390fd5b8254849084905f9061115b9084906001600160601b0316612a08565b92506101000a8154816001600160601b0302191690836001600160601b031602179055505050509392505050565b60606111b47f0000000000000000000000000000000000000000000000000000000000000000611ab4565b905090565b60606111b47f0000000000000000000000000000000000000000000000000000000000000000611ab4565b61120e60405180608001604052806060815260200160608152602001606081526020015f81525090565b6040518060800160405280836001600160401b0381111561123157611231612925565b60405190808252806020026020018201604052801561125a578160200160208202803683370190505b508152602001836001600160401b0381111561127857611278612925565b6040519080825280602002602001820160405280156112a1578160200160208202803683370190505b508152602001836001600160401b038111156112bf576112bf612925565b6040519080825280602002602001820160405280156112e8578160200160208202803683370190505b5081525f60209091015292915050565b5f8261130a6040820160208301612816565b6001600160a01b0316336001600160a01b03161461132c5760019150506115e7565b5f85815260026020908152604091829020825160808101845290546001600160601b03808216808452600160601b830490911693830193909352600160c01b810464ffffffffff1693820193909352600160e81b90920462ffffff16606083015215806113ad57506113a982826040015164ffffffffff1661179a565b4210155b156113bd576003925050506115e7565b365f6113cd610100880188612a27565b90925090505f806113f08a6113e96101008c0160e08d01612a72565b8686611af1565b91509150815f0361140a57600296505050505050506115e7565b6020850151855161141b91906129bf565b6001600160601b031682111561143a57600696505050505050506115e7565b5f6114528261144d6101208d018d612a94565b610dfa565b505090505f6114688c8c84878b60600151611cda565b90505f81600781111561147d5761147d61296c565b146114915797506115e79650505050505050565b6114ac6114a460608a0160408b01612816565b87878d611e06565b6114c1576007985050505050505050506115e7565b83876020018181516114d39190612a08565b6001600160601b03169052506114ef6080890160608a01612816565b6001600160a01b0316826001600160a01b0316036115225786606001805161151690612ad6565b62ffffff16905261154d565b5f8c81526003602090815260408083206001600160a01b0386168452909152902061154d9085611e8f565b5f8c81526002602090815260409182902089518154928b0151938b015160608c015162ffffff16600160e81b026001600160e81b0364ffffffffff909216600160c01b02919091166001600160c01b036001600160601b03968716600160601b026001600160c01b031990961696909316959095179390931716929092171790556115db8c8988888e611f15565b5f985050505050505050505b9392505050565b604051635293835360e11b8152600481018490525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063a52706a6906024015f60405180830381865afa158015611652573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f191682016040526116799190810190612b72565b5f858152600460205260408120549192506116948285612803565b835190915081905f9081906116ab906001906129f5565b90505b8015611743575f6127108783815181106116ca576116ca612939565b60200260200101516020015161ffff16866116e59190612c5d565b6116ef9190612c74565b90506116fb81856129f5565b93506117258a8a89858151811061171457611714612939565b60200260200101515f015184612042565b61172f9084612803565b9250508061173c90612c93565b90506116ae565b5061176c8888875f8151811061175b5761175b612939565b60200260200101515f015185612042565b6117769082612803565b9050838114611790575f8881526004602052604090208190555b5050505050505050565b5f81156117a757816115e7565b6117b760c0840160a085016127d6565b63ffffffff166117cd60a08501608086016129a6565b64ffffffffff166115e79190612803565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15610dcc57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f306001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801561187d57507f000000000000000000000000000000000000000000000000000000000000000046145b156118a757507f000000000000000000000000000000000000000000000000000000000000000090565b6111b4604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561198757505f91506003905082611a0c565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156119d8573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b038116611a0357505f925060019150829050611a0c565b92505f91508190505b9450945094915050565b611a2383838360016120b7565b61072557604051635274afe760e01b81526001600160a01b03841660048201526024016103a4565b611a59848484846001612119565b610f4157604051635274afe760e01b81526001600160a01b03851660048201526024016103a4565b5f6001600160601b03821115610caa576040516306dfcc6560e41b815260606004820152602481018390526044016103a4565b60605f611ac083612186565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f806020831115611b04575f9150611cd1565b5f836001600160401b03811115611b1d57611b1d612925565b604051908082528060200260200182016040528015611b46578160200160208202803683370190505b5090505f5b84811015611c6d5736868683818110611b6657611b66612939565b9050606002019050806040016020810190611b819190612ca8565b6001600160601b03165f03611b9b575f9450505050611cd1565b611bab6060820160408301612ca8565b611bbe906001600160601b031686612803565b94507f39257692855c41f9ed3aaed57797ebb4dbce1561b3650d2e9eb2c5483fc484cf8135611bf360408401602085016127d6565b611c036060850160408601612ca8565b60408051602081019590955284019290925263ffffffff1660608301526001600160601b0316608082015260a00160405160208183030381529060405280519060200120838381518110611c5957611c59612939565b602090810291909101015250600101611b4b565b50805160051b602080830191909120604080517f2a8ab8ad798ddb848362408cb8580bc783829257770a14e86180a4ed5811491893810193909352820189905262ffffff881660608301526080820181905290611ccc9060a001610693565b925050505b94509492505050565b5f611ceb6080860160608701612816565b6001600160a01b0316846001600160a01b031603611d345762ffffff8216611d1a610100870160e08801612a72565b62ffffff1614611d2b576005611d2d565b5f5b9050611dfd565b5f8681526003602090815260408083206001600160a01b03881684528252808320815160608101835290546001600160601b03808216808452600160601b830490911694830194909452600160c01b900462ffffff16918101919091529103611da1576004915050611dfd565b604081015162ffffff16611dbc610100880160e08901612a72565b62ffffff1614611dd0576005915050611dfd565b60208101518151611de191906129bf565b6001600160601b03168411611df6575f611df9565b60065b9150505b95945050505050565b5f805b83811015611e81575f611e36868684818110611e2757611e27612939565b9050606002015f0135856121ad565b9050866001600160a01b031684602001518281518110611e5857611e58612939565b60200260200101516001600160a01b031614611e78575f92505050611e87565b50600101611e09565b50600190505b949350505050565b815481908390600c90611eb3908490600160601b90046001600160601b0316612a08565b92506101000a8154816001600160601b0302191690836001600160601b03160217905550815f01601881819054906101000a900462ffffff16611ef590612ad6565b91906101000a81548162ffffff021916908362ffffff1602179055505050565b5f5b8281101561203a5736848483818110611f3257611f32612939565b90506060020190505f611f48825f0135856121ad565b9050611f5a6060830160408401612ca8565b6001600160601b031684604001518281518110611f7957611f79612939565b60200260200101818151611f8d9190612803565b90525087611f9e6020890189612816565b6001600160a01b031683357fd363a150eda40a18db7bfca4c1e7624bdadaaa314a617444449002893cdb1ff2611fda60608c0160408d01612816565b611fea60408801602089016127d6565b611ffa6060890160408a01612ca8565b604080516001600160a01b03909416845263ffffffff90921660208401526001600160601b03169082015260600160405180910390a45050600101611f17565b505050505050565b5f81158061205f575061205f6001600160a01b0385168484612288565b1561206b57505f611e87565b826001600160a01b0316857f92f02ae1ef35e2216b30a85091ee7117f4429a8420246e57862484d6ca0a2b24846040516120a791815260200190565b60405180910390a3509392505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f5114831661210d578383151615612101573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316612175578383151615612169573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f60ff8216601f81111561061b57604051632cd44ac360e21b815260040160405180910390fd5b5f5b8160600151811080156121de575082825f015182815181106121d3576121d3612939565b602002602001015114155b156121f3576121ec81612cc1565b90506121af565b8160600151811061061b5781515181036122105761221082612295565b82825f0151828151811061222657612226612939565b60200260200101818152505061223b836123aa565b8260200151828151811061225157612251612939565b60200260200101906001600160a01b031690816001600160a01b03168152505081606001805161228090612cc1565b905292915050565b5f611e878484845f6120b7565b5f6122af826060015160026122aa9190612c5d565b6111e4565b90505f5b826060015181101561238a5782518051829081106122d3576122d3612939565b6020026020010151836020015182815181106122f1576122f1612939565b60200260200101518460400151838151811061230f5761230f612939565b6020026020010151845f0151848151811061232c5761232c612939565b602002602001018560200151858151811061234957612349612939565b602002602001018660400151868151811061236657612366612939565b60209081029190910101929092526001600160a01b039092169052526001016122b3565b508051602080830151604093840151938501939093528301919091529052565b6040516302fd663160e61b8152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063bf598c409060240160e060405180830381865afa92505050801561242d575060408051601f3d908101601f1916820190925261242a91810190612d0e565b60015b61243857505f919050565b805160608201516040516306f52e1760e51b81526001600160a01b039182166004820152918116917f00000000000000000000000000000000000000000000000000000000000000009091169063dea5c2e090602401602060405180830381865afa1580156124a9573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906124cd919061283c565b6001600160a01b0316146124e1575f6115e7565b6060015192915050565b919050565b5f60208284031215612500575f5ffd5b5035919050565b5f60e08284031215612517575f5ffd5b50919050565b5f60e0828403121561252d575f5ffd5b6115e78383612507565b6001600160a01b0381168114610bce575f5ffd5b80356124eb81612537565b80356001600160601b03811681146124eb575f5ffd5b5f5f5f610120848603121561257f575f5ffd5b6125898585612507565b925060e084013561259981612537565b91506125a86101008501612556565b90509250925092565b5f5f604083850312156125c2575f5ffd5b8235915060208301356125d481612537565b809150509250929050565b5f5f5f61010084860312156125f2575f5ffd5b6125fc8585612507565b925060e08401356001600160401b03811115612616575f5ffd5b8401601f81018613612626575f5ffd5b80356001600160401b0381111561263b575f5ffd5b86602082840101111561264c575f5ffd5b939660209190910195509293505050565b5f5f610100838503121561266f575f5ffd5b6126798484612507565b915061268760e08401612556565b90509250929050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b60ff60f81b8816815260e060208201525f6126dc60e0830189612690565b82810360408401526126ee8189612690565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015612743578351835260209384019390920191600101612725565b50909b9a5050505050505050505050565b5f5f60208385031215612765575f5ffd5b82356001600160401b0381111561277a575f5ffd5b8301601f8101851361278a575f5ffd5b80356001600160401b0381111561279f575f5ffd5b8560208260051b84010111156127b3575f5ffd5b6020919091019590945092505050565b803563ffffffff811681146124eb575f5ffd5b5f602082840312156127e6575f5ffd5b6115e7826127c3565b634e487b7160e01b5f52601160045260245ffd5b8082018082111561061b5761061b6127ef565b5f60208284031215612826575f5ffd5b81356115e781612537565b80516124eb81612537565b5f6020828403121561284c575f5ffd5b81516115e781612537565b803564ffffffffff811681146124eb575f5ffd5b6101008101833561287b81612537565b6001600160a01b03168252602084013561289481612537565b6001600160a01b0316602083015260408401356128b081612537565b6001600160a01b031660408301526128ca6060850161254b565b6001600160a01b031660608301526128e460808501612857565b64ffffffffff1660808301526128fc60a085016127c3565b63ffffffff1660a083015260c084810135908301526001600160601b03831660e08301526115e7565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b5f823561013e19833603018112612962575f5ffd5b9190910192915050565b634e487b7160e01b5f52602160045260245ffd5b60208101600883106129a057634e487b7160e01b5f52602160045260245ffd5b91905290565b5f602082840312156129b6575f5ffd5b6115e782612857565b6001600160601b03828116828216039081111561061b5761061b6127ef565b5f602082840312156129ee575f5ffd5b5051919050565b8181038181111561061b5761061b6127ef565b6001600160601b03818116838216019081111561061b5761061b6127ef565b5f5f8335601e19843603018112612a3c575f5ffd5b8301803591506001600160401b03821115612a55575f5ffd5b6020019150606081023603821315612a6b575f5ffd5b9250929050565b5f60208284031215612a82575f5ffd5b813562ffffff811681146115e7575f5ffd5b5f5f8335601e19843603018112612aa9575f5ffd5b8301803591506001600160401b03821115612ac2575f5ffd5b602001915036819003821315612a6b575f5ffd5b5f62ffffff821662ffffff8103612aef57612aef6127ef565b60010192915050565b604080519081016001600160401b0381118282101715612b1a57612b1a612925565b60405290565b60405160e081016001600160401b0381118282101715612b1a57612b1a612925565b604051601f8201601f191681016001600160401b0381118282101715612b6a57612b6a612925565b604052919050565b5f60208284031215612b82575f5ffd5b81516001600160401b03811115612b97575f5ffd5b8201601f81018413612ba7575f5ffd5b80516001600160401b03811115612bc057612bc0612925565b612bcf60208260051b01612b42565b8082825260208201915060208360061b850101925086831115612bf0575f5ffd5b6020840193505b82841015612c535760408488031215612c0e575f5ffd5b612c16612af8565b8451612c2181612537565b8152602085015161ffff81168114612c37575f5ffd5b8060208301525080835250602082019150604084019350612bf7565b9695505050505050565b808202811582820484141761061b5761061b6127ef565b5f82612c8e57634e487b7160e01b5f52601260045260245ffd5b500490565b5f81612ca157612ca16127ef565b505f190190565b5f60208284031215612cb8575f5ffd5b6115e782612556565b5f60018201612cd257612cd26127ef565b5060010190565b80516001600160401b03811681146124eb575f5ffd5b80516fffffffffffffffffffffffffffffffff811681146124eb575f5ffd5b5f60e0828403128015612d1f575f5ffd5b50612d28612b20565b8251612d3381612537565b8152612d4160208401612cd9565b602082015260408301518015158114612d58575f5ffd5b6040820152612d6960608401612831565b6060820152612d7a60808401612cd9565b6080820152612d8b60a08401612cef565b60a082015260c092830151928101929092525091905056fea164736f6c6343000825000a'
