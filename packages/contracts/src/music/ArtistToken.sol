// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {IArtistToken} from "./interfaces/IArtistToken.sol";

/// @title An artist's own token
/// @notice See IArtistToken.
/// @dev The signing domain is built here, because OpenZeppelin's domain allows names of at most 31 bytes, while an
/// artist's name may have 64. Wallets and other exchanges expect the domain to contain the token's name.
contract ArtistToken is IArtistToken, ERC20Votes {
    uint256 private constant SUPPLY = 1_000_000e18;
    string private constant VERSION = "1";
    bytes32 private constant DOMAIN_KIND =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant PERMIT_KIND =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    bytes32 private immutable NAME_HASH;

    /// @param name_ The name that wallets show and that a permit's signing domain contains.
    /// @param symbol_ The symbol.
    /// @param artist The account that gets the whole supply.
    constructor(string memory name_, string memory symbol_, address artist) ERC20(name_, symbol_) EIP712("", VERSION) {
        NAME_HASH = keccak256(bytes(name_));
        _mint(artist, SUPPLY);
    }

    /// @inheritdoc IERC20Permit
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        // A block's time can be off by seconds, but a permit is valid for minutes.
        // forge-lint: disable-next-line(block-timestamp)
        if (block.timestamp > deadline) revert PermitExpired(deadline);
        bytes32 content = keccak256(abi.encode(PERMIT_KIND, owner, spender, value, _useNonce(owner), deadline));
        address signer = ECDSA.recover(_hashTypedDataV4(content), v, r, s);
        if (signer != owner) revert NotTheSigner(signer, owner);
        _approve(owner, spender, value);
    }

    /// @inheritdoc IArtistToken
    function nonces(address owner) public view override(IArtistToken, Nonces) returns (uint256) {
        return super.nonces(owner);
    }

    /// @inheritdoc IERC20Permit
    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN_KIND, NAME_HASH, keccak256(bytes(VERSION)), block.chainid, address(this)));
    }

    /// @inheritdoc EIP712
    function eip712Domain()
        public
        view
        override
        returns (bytes1, string memory, string memory, uint256, address, bytes32, uint256[] memory)
    {
        // 0x0f: name, version, chain and contract are in the domain, in the order of ERC-5267.
        return (hex"0f", name(), VERSION, block.chainid, address(this), bytes32(0), new uint256[](0));
    }

    function _hashTypedDataV4(bytes32 content) internal view override returns (bytes32) {
        return MessageHashUtils.toTypedDataHash(DOMAIN_SEPARATOR(), content);
    }
}
