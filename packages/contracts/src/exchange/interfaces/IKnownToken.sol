// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";

/// @title A plain token of a chain of our own
/// @notice Stands in for a token that the exchange knows by its symbol, on a chain where the real token does not exist.
/// Its whole supply is minted in the constructor: there is no owner, and nobody can mint later.
/// @dev Invariant: `totalSupply()` is the sum of the allocations given to the constructor, always.
interface IKnownToken is IERC20Metadata, IERC20Permit {
    /// @notice One part of the supply.
    /// @param holder The recipient; the zero address is refused.
    /// @param amount The amount, in the token's smallest unit.
    struct Allocation {
        address holder;
        uint256 amount;
    }

    /// @notice The number of decimals of a balance; fixed at construction.
    /// @return The number of decimals.
    function decimals() external view override returns (uint8);

    /// @notice The nonce of the next permit of `owner`.
    /// @param owner The account that signs.
    /// @return The number of permits of this account that were used so far.
    function nonces(address owner) external view override returns (uint256);
}
