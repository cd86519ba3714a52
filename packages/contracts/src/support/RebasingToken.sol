// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {BareToken} from "./BareToken.sol";
import {NamedToken} from "./NamedToken.sol";

/// @title A token whose balances grow and shrink by themselves
/// @notice Anybody may rebase it, because it is for tests. Transfers and allowances use amounts before the rebase.
contract RebasingToken is NamedToken {
    uint256 private _perMille = 1000;

    /// @param plan What the token is.
    constructor(Plan memory plan) NamedToken(plan) {}

    /// @notice Sets the factor that all balances are shown with.
    /// @param perMille 1,000 shows the real balance, 2,000 twice as much.
    function rebase(uint256 perMille) external {
        _perMille = perMille;
    }

    /// @inheritdoc BareToken
    function balanceOf(address account) public view override returns (uint256) {
        return _balances[account] * _perMille / 1000;
    }
}
