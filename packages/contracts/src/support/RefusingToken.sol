// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {NamedToken} from "./NamedToken.sol";

/// @title A token that one account cannot receive
/// @notice Like some dollar tokens, whose issuer has a list of blocked accounts. Anybody may unblock the account, because it
/// is for tests.
contract RefusingToken is NamedToken {
    address private _refused;

    /// @notice This account cannot receive the token.
    /// @param account The account.
    error Refused(address account);

    /// @param plan The token's name, symbol, decimals and allocations.
    /// @param refused The account that cannot receive it.
    constructor(Plan memory plan, address refused) NamedToken(plan) {
        _refused = refused;
    }

    /// @notice Lets every account receive the token from now on.
    function refuseNobody() external {
        _refused = address(0);
    }

    function _move(address from, address to, uint256 value) internal override {
        if (to == _refused) revert Refused(to);
        super._move(from, to, value);
    }
}
