// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {BareToken} from "./BareToken.sol";
import {NamedToken} from "./NamedToken.sol";

/// @title A token whose balances grow and shrink by themselves
/// @notice Anybody may rebase it, because it is for tests. Transfers and allowances use amounts before the rebase.
contract RebasingToken is NamedToken {
    uint256 private _perMille = 1000;

    /// @param plan The token's name, symbol, decimals and allocations.
    constructor(Plan memory plan) NamedToken(plan) {}

    /// @notice Sets the factor by which all balances are multiplied when read.
    /// @param perMille 1,000 for the stored balance, 2,000 for twice as much.
    function rebase(uint256 perMille) external {
        _perMille = perMille;
    }

    /// @inheritdoc BareToken
    function balanceOf(address account) public view override returns (uint256) {
        return _balances[account] * _perMille / 1000;
    }
}
