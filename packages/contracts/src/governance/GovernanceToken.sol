// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {IGovernanceToken} from "./interfaces/IGovernanceToken.sol";

/// @title The governance token of our own deployments: Musi, shown as UNI
/// @notice See IGovernanceToken.
contract GovernanceToken is IGovernanceToken, ERC20Permit, ERC20Votes {
    uint256 private constant SUPPLY = 1_000_000_000e18;

    /// @param allocations The parts of the supply and their recipients; they must sum to the whole supply.
    constructor(Allocation[] memory allocations) ERC20("Musi", "UNI") ERC20Permit("Musi") {
        for (uint256 i = 0; i < allocations.length; ++i) {
            _mint(allocations[i].holder, allocations[i].amount);
        }
        if (totalSupply() != SUPPLY) revert SupplyNotAllocated(totalSupply(), SUPPLY);
    }

    /// @inheritdoc IGovernanceToken
    function getCurrentVotes(address account) external view returns (uint96) {
        return _asVotes(getVotes(account));
    }

    /// @inheritdoc IGovernanceToken
    function getPriorVotes(address account, uint256 blockNumber) external view returns (uint96) {
        return _asVotes(getPastVotes(account, blockNumber));
    }

    /// @inheritdoc IGovernanceToken
    function nonces(address owner) public view override(IGovernanceToken, ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function _asVotes(uint256 votes) private pure returns (uint96) {
        // The supply is below 2^90, and no account can hold more votes than there are tokens.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint96(votes);
    }
}
