// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {IERC5805} from "@openzeppelin/contracts/interfaces/IERC5805.sol";

/// @title An artist's own token
/// @notice One million, all of it the artist's when the token is created; nobody can mint or burn, and there is no owner. Its
/// holders pay for songs with it and vote in the artist's polls.
/// @dev Invariants: `totalSupply()` is always 1,000,000e18; the votes of all delegates never exceed it.
interface IArtistToken is IERC20Metadata, IERC20Permit, IERC5805 {
    /// @notice The permit has expired.
    /// @param deadline The last time at which it was valid, in seconds since 1970.
    error PermitExpired(uint256 deadline);

    /// @notice The permit has another signer or content, or was already used.
    /// @param signer The signer, recovered from the signature.
    /// @param owner The account that should have signed.
    error NotTheSigner(address signer, address owner);

    /// @notice The nonce of the next permit or signed delegation of `owner`.
    /// @param owner The account that signs.
    /// @return The number of its signatures that were used so far.
    function nonces(address owner) external view override returns (uint256);
}
