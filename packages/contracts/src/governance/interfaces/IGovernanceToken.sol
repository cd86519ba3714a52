// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {IERC5805} from "@openzeppelin/contracts/interfaces/IERC5805.sol";

/// @title The governance token of our own deployments: Musi, shown as UNI
/// @notice One billion, minted in the constructor; nobody can mint or burn later. Votes follow balances once their
/// holder delegates, to themselves or to others. Besides the current standard it implements the two functions that the
/// published GovernorAlpha and the vote screens call.
/// @dev Invariants: `totalSupply()` is always 1,000,000,000e18; the votes of all delegates never exceed it.
interface IGovernanceToken is IERC20Metadata, IERC20Permit, IERC5805 {
    /// @notice One part of the supply.
    /// @param holder The recipient; the zero address is refused.
    /// @param amount The amount, in the token's smallest unit.
    struct Allocation {
        address holder;
        uint256 amount;
    }

    /// @notice The allocations do not sum to the whole supply.
    /// @param allocated The actual sum.
    /// @param supply The required sum.
    error SupplyNotAllocated(uint256 allocated, uint256 supply);

    /// @notice The votes that `account` holds now, its own and those delegated to it.
    /// @param account The delegate.
    /// @return The number of votes, in the token's smallest unit.
    function getCurrentVotes(address account) external view returns (uint96);

    /// @notice The votes that `account` held at the end of a past block.
    /// @param account The delegate.
    /// @param blockNumber A block before the current one; any other is refused.
    /// @return The number of votes, in the token's smallest unit.
    function getPriorVotes(address account, uint256 blockNumber) external view returns (uint96);

    /// @notice The nonce of the next permit or signed delegation of `owner`.
    /// @param owner The account that signs.
    /// @return The number of its signatures that were used so far.
    function nonces(address owner) external view override returns (uint256);
}
